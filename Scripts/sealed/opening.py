"""Opens what is sealed."""
import subprocess

def has_audiences(program):
    result = subprocess.run([program, "audience", "--help"], capture_output=True)
    return result.returncode == 0 and b"audience" in result.stdout
