/// Effects of characters on the words around them, which `ScalarUseTests` records from the general
/// categories of Unicode. Each entry is the character where a use begins, and the letter of the use
/// in `ScalarUse`.
enum ScalarUseTable {
  static let unicode = (major: 17, minor: 0)

  static let text = """
    0_ 21. 30w 3a. 41w 5b. 61w 7b. 85_ 86. a0_ a1. aaw ab. b2w b4. b5w b6. b9w bb. bcw bf. c0w d7. \
    d8w f7. f8w 2c2. 2c6w 2d2. 2e0w 2e5. 2ecw 2ed. 2eew 2ef. 370w 375. 376w 378. 37aw 37e. 37fw \
    380. 386w 387. 388w 38b. 38cw 38d. 38ew 3a2. 3a3w 3f6. 3f7w 482. 48aw 530. 531w 557. 559w 55a. \
    560w 589. 5d0w 5eb. 5efw 5f3. 620w 64b. 660w 66a. 66ew 670. 671w 6d4. 6d5w 6d6. 6e5w 6e7. 6eew \
    6fd. 6ffw 700. 710w 711. 712w 730. 74dw 7a6. 7b1w 7b2. 7c0w 7eb. 7f4w 7f6. 7faw 7fb. 800w 816. \
    81aw 81b. 824w 825. 828w 829. 840w 859. 860w 86b. 870w 888. 889w 890. 8a0w 8ca. 904w 93a. 93dw \
    93e. 950w 951. 958w 962. 966w 970. 971w 981. 985w 98d. 98fw 991. 993w 9a9. 9aaw 9b1. 9b2w 9b3. \
    9b6w 9ba. 9bdw 9be. 9cew 9cf. 9dcw 9de. 9dfw 9e2. 9e6w 9f2. 9f4w 9fa. 9fcw 9fd. a05w a0b. a0fw \
    a11. a13w a29. a2aw a31. a32w a34. a35w a37. a38w a3a. a59w a5d. a5ew a5f. a66w a70. a72w a75. \
    a85w a8e. a8fw a92. a93w aa9. aaaw ab1. ab2w ab4. ab5w aba. abdw abe. ad0w ad1. ae0w ae2. ae6w \
    af0. af9w afa. b05w b0d. b0fw b11. b13w b29. b2aw b31. b32w b34. b35w b3a. b3dw b3e. b5cw b5e. \
    b5fw b62. b66w b70. b71w b78. b83w b84. b85w b8b. b8ew b91. b92w b96. b99w b9b. b9cw b9d. b9ew \
    ba0. ba3w ba5. ba8w bab. baew bba. bd0w bd1. be6w bf3. c05w c0d. c0ew c11. c12w c29. c2aw c3a. \
    c3dw c3e. c58w c5b. c5cw c5e. c60w c62. c66w c70. c78w c7f. c80w c81. c85w c8d. c8ew c91. c92w \
    ca9. caaw cb4. cb5w cba. cbdw cbe. cdcw cdf. ce0w ce2. ce6w cf0. cf1w cf3. d04w d0d. d0ew d11. \
    d12w d3b. d3dw d3e. d4ew d4f. d54w d57. d58w d62. d66w d79. d7aw d80. d85w d97. d9aw db2. db3w \
    dbc. dbdw dbe. dc0w dc7. de6w df0. e01w e31. e32w e34. e40w e47. e50w e5a. e81w e83. e84w e85. \
    e86w e8b. e8cw ea4. ea5w ea6. ea7w eb1. eb2w eb4. ebdw ebe. ec0w ec5. ec6w ec7. ed0w eda. edcw \
    ee0. f00w f01. f20w f34. f40w f48. f49w f6d. f88w f8d. 1000w 102b. 103fw 104a. 1050w 1056. \
    105aw 105e. 1061w 1062. 1065w 1067. 106ew 1071. 1075w 1082. 108ew 108f. 1090w 109a. 10a0w \
    10c6. 10c7w 10c8. 10cdw 10ce. 10d0w 10fb. 10fcw 1249. 124aw 124e. 1250w 1257. 1258w 1259. \
    125aw 125e. 1260w 1289. 128aw 128e. 1290w 12b1. 12b2w 12b6. 12b8w 12bf. 12c0w 12c1. 12c2w \
    12c6. 12c8w 12d7. 12d8w 1311. 1312w 1316. 1318w 135b. 1369w 137d. 1380w 1390. 13a0w 13f6. \
    13f8w 13fe. 1401w 166d. 166fw 1680_ 1681w 169b. 16a0w 16eb. 16eew 16f9. 1700w 1712. 171fw \
    1732. 1740w 1752. 1760w 176d. 176ew 1771. 1780w 17b4. 17d7w 17d8. 17dcw 17dd. 17e0w 17ea. \
    17f0w 17fa. 1810w 181a. 1820w 1879. 1880w 1885. 1887w 18a9. 18aaw 18ab. 18b0w 18f6. 1900w \
    191f. 1946w 196e. 1970w 1975. 1980w 19ac. 19b0w 19ca. 19d0w 19db. 1a00w 1a17. 1a20w 1a55. \
    1a80w 1a8a. 1a90w 1a9a. 1aa7w 1aa8. 1b05w 1b34. 1b45w 1b4d. 1b50w 1b5a. 1b83w 1ba1. 1baew \
    1be6. 1c00w 1c24. 1c40w 1c4a. 1c4dw 1c7e. 1c80w 1c8b. 1c90w 1cbb. 1cbdw 1cc0. 1ce9w 1ced. \
    1ceew 1cf4. 1cf5w 1cf7. 1cfaw 1cfb. 1d00w 1dc0. 1e00w 1f16. 1f18w 1f1e. 1f20w 1f46. 1f48w \
    1f4e. 1f50w 1f58. 1f59w 1f5a. 1f5bw 1f5c. 1f5dw 1f5e. 1f5fw 1f7e. 1f80w 1fb5. 1fb6w 1fbd. \
    1fbew 1fbf. 1fc2w 1fc5. 1fc6w 1fcd. 1fd0w 1fd4. 1fd6w 1fdc. 1fe0w 1fed. 1ff2w 1ff5. 1ff6w \
    1ffd. 2000_ 200c. 2013_ 2016. 2028_ 202a. 202f_ 2030. 205f_ 2060. 2070w 2072. 2074w 207a. \
    207fw 208a. 2090w 209d. 2102w 2103. 2107w 2108. 210aw 2114. 2115w 2116. 2119w 211e. 2124w \
    2125. 2126w 2127. 2128w 2129. 212aw 212e. 212fw 213a. 213cw 2140. 2145w 214a. 214ew 214f. \
    2150w 218a. 2460w 249c. 24eaw 2500. 2776w 2794. 2c00w 2ce5. 2cebw 2cef. 2cf2w 2cf4. 2cfdw \
    2cfe. 2d00w 2d26. 2d27w 2d28. 2d2dw 2d2e. 2d30w 2d68. 2d6fw 2d70. 2d80w 2d97. 2da0w 2da7. \
    2da8w 2daf. 2db0w 2db7. 2db8w 2dbf. 2dc0w 2dc7. 2dc8w 2dcf. 2dd0w 2dd7. 2dd8w 2ddf. 2e2fw \
    2e30. 2e3a_ 2e3c. 3000_ 3001. 3005i 3008. 3021i 302a. 3031i 3036. 3038i 303cw 303d. 3041i \
    3097. 309di 30a0. 30a1i 30fb. 30fci 3100. 3105w 3130. 3131w 318f. 3192w 3196. 31a0w 31c0. \
    31f0i 3200. 3220w 322a. 3248w 3250. 3251w 3260. 3280w 328a. 32b1w 32c0. 3400i 4dc0. 4e00i \
    a000w a48d. a4d0w a4fe. a500w a60d. a610w a62c. a640w a66f. a67fw a69e. a6a0w a6f0. a717w \
    a720. a722w a789. a78bw a7dd. a7f1w a802. a803w a806. a807w a80b. a80cw a823. a830w a836. \
    a840w a874. a882w a8b4. a8d0w a8da. a8f2w a8f8. a8fbw a8fc. a8fdw a8ff. a900w a926. a930w \
    a947. a960w a97d. a984w a9b3. a9cfw a9da. a9e0w a9e5. a9e6w a9ff. aa00w aa29. aa40w aa43. \
    aa44w aa4c. aa50w aa5a. aa60w aa77. aa7aw aa7b. aa7ew aab0. aab1w aab2. aab5w aab7. aab9w \
    aabe. aac0w aac1. aac2w aac3. aadbw aade. aae0w aaeb. aaf2w aaf5. ab01w ab07. ab09w ab0f. \
    ab11w ab17. ab20w ab27. ab28w ab2f. ab30w ab5b. ab5cw ab6a. ab70w abe3. abf0w abfa. ac00w \
    d7a4. d7b0w d7c7. d7cbw d7fc. f900i fa6e. fa70i fada. fb00w fb07. fb13w fb18. fb1dw fb1e. \
    fb1fw fb29. fb2aw fb37. fb38w fb3d. fb3ew fb3f. fb40w fb42. fb43w fb45. fb46w fbb2. fbd3w \
    fd3e. fd50w fd90. fd92w fdc8. fdf0w fdfc. fe70w fe75. fe76w fefd. ff10w ff1a. ff21w ff3b. \
    ff41w ff5b. ff66i ffa0w ffbf. ffc2w ffc8. ffcaw ffd0. ffd2w ffd8. ffdaw ffdd. 10000w 1000c. \
    1000dw 10027. 10028w 1003b. 1003cw 1003e. 1003fw 1004e. 10050w 1005e. 10080w 100fb. 10107w \
    10134. 10140w 10179. 1018aw 1018c. 10280w 1029d. 102a0w 102d1. 102e1w 102fc. 10300w 10324. \
    1032dw 1034b. 10350w 10376. 10380w 1039e. 103a0w 103c4. 103c8w 103d0. 103d1w 103d6. 10400w \
    1049e. 104a0w 104aa. 104b0w 104d4. 104d8w 104fc. 10500w 10528. 10530w 10564. 10570w 1057b. \
    1057cw 1058b. 1058cw 10593. 10594w 10596. 10597w 105a2. 105a3w 105b2. 105b3w 105ba. 105bbw \
    105bd. 105c0w 105f4. 10600w 10737. 10740w 10756. 10760w 10768. 10780w 10786. 10787w 107b1. \
    107b2w 107bb. 10800w 10806. 10808w 10809. 1080aw 10836. 10837w 10839. 1083cw 1083d. 1083fw \
    10856. 10858w 10877. 10879w 1089f. 108a7w 108b0. 108e0w 108f3. 108f4w 108f6. 108fbw 1091c. \
    10920w 1093a. 10940w 1095a. 10980w 109b8. 109bcw 109d0. 109d2w 10a01. 10a10w 10a14. 10a15w \
    10a18. 10a19w 10a36. 10a40w 10a49. 10a60w 10a7f. 10a80w 10aa0. 10ac0w 10ac8. 10ac9w 10ae5. \
    10aebw 10af0. 10b00w 10b36. 10b40w 10b56. 10b58w 10b73. 10b78w 10b92. 10ba9w 10bb0. 10c00w \
    10c49. 10c80w 10cb3. 10cc0w 10cf3. 10cfaw 10d24. 10d30w 10d3a. 10d40w 10d66. 10d6fw 10d86. \
    10e60w 10e7f. 10e80w 10eaa. 10eb0w 10eb2. 10ec2w 10ec8. 10f00w 10f28. 10f30w 10f46. 10f51w \
    10f55. 10f70w 10f82. 10fb0w 10fcc. 10fe0w 10ff7. 11003w 11038. 11052w 11070. 11071w 11073. \
    11075w 11076. 11083w 110b0. 110d0w 110e9. 110f0w 110fa. 11103w 11127. 11136w 11140. 11144w \
    11145. 11147w 11148. 11150w 11173. 11176w 11177. 11183w 111b3. 111c1w 111c5. 111d0w 111db. \
    111dcw 111dd. 111e1w 111f5. 11200w 11212. 11213w 1122c. 1123fw 11241. 11280w 11287. 11288w \
    11289. 1128aw 1128e. 1128fw 1129e. 1129fw 112a9. 112b0w 112df. 112f0w 112fa. 11305w 1130d. \
    1130fw 11311. 11313w 11329. 1132aw 11331. 11332w 11334. 11335w 1133a. 1133dw 1133e. 11350w \
    11351. 1135dw 11362. 11380w 1138a. 1138bw 1138c. 1138ew 1138f. 11390w 113b6. 113b7w 113b8. \
    113d1w 113d2. 113d3w 113d4. 11400w 11435. 11447w 1144b. 11450w 1145a. 1145fw 11462. 11480w \
    114b0. 114c4w 114c6. 114c7w 114c8. 114d0w 114da. 11580w 115af. 115d8w 115dc. 11600w 11630. \
    11644w 11645. 11650w 1165a. 11680w 116ab. 116b8w 116b9. 116c0w 116ca. 116d0w 116e4. 11700w \
    1171b. 11730w 1173c. 11740w 11747. 11800w 1182c. 118a0w 118f3. 118ffw 11907. 11909w 1190a. \
    1190cw 11914. 11915w 11917. 11918w 11930. 1193fw 11940. 11941w 11942. 11950w 1195a. 119a0w \
    119a8. 119aaw 119d1. 119e1w 119e2. 119e3w 119e4. 11a00w 11a01. 11a0bw 11a33. 11a3aw 11a3b. \
    11a50w 11a51. 11a5cw 11a8a. 11a9dw 11a9e. 11ab0w 11af9. 11bc0w 11be1. 11bf0w 11bfa. 11c00w \
    11c09. 11c0aw 11c2f. 11c40w 11c41. 11c50w 11c6d. 11c72w 11c90. 11d00w 11d07. 11d08w 11d0a. \
    11d0bw 11d31. 11d46w 11d47. 11d50w 11d5a. 11d60w 11d66. 11d67w 11d69. 11d6aw 11d8a. 11d98w \
    11d99. 11da0w 11daa. 11db0w 11ddc. 11de0w 11dea. 11ee0w 11ef3. 11f02w 11f03. 11f04w 11f11. \
    11f12w 11f34. 11f50w 11f5a. 11fb0w 11fb1. 11fc0w 11fd5. 12000w 1239a. 12400w 1246f. 12480w \
    12544. 12f90w 12ff1. 13000w 13430. 13441w 13447. 13460w 143fb. 14400w 14647. 16100w 1611e. \
    16130w 1613a. 16800w 16a39. 16a40w 16a5f. 16a60w 16a6a. 16a70w 16abf. 16ac0w 16aca. 16ad0w \
    16aee. 16b00w 16b30. 16b40w 16b44. 16b50w 16b5a. 16b5bw 16b62. 16b63w 16b78. 16b7dw 16b90. \
    16d40w 16d6d. 16d70w 16d7a. 16e40w 16e97. 16ea0w 16eb9. 16ebbw 16ed4. 16f00w 16f4b. 16f50w \
    16f51. 16f93w 16fa0. 16fe0w 16fe2. 16fe3w 16fe4. 16ff2i 16ff7. 17000i 18cd6. 18cffi 18d1f. \
    18d80i 18df3. 1aff0i 1aff4. 1aff5i 1affc. 1affdi 1afff. 1b000i 1b123. 1b132i 1b133. 1b150i \
    1b153. 1b155i 1b156. 1b164i 1b168. 1b170i 1b2fc. 1bc00w 1bc6b. 1bc70w 1bc7d. 1bc80w 1bc89. \
    1bc90w 1bc9a. 1ccf0w 1ccfa. 1d2c0w 1d2d4. 1d2e0w 1d2f4. 1d360w 1d379. 1d400w 1d455. 1d456w \
    1d49d. 1d49ew 1d4a0. 1d4a2w 1d4a3. 1d4a5w 1d4a7. 1d4a9w 1d4ad. 1d4aew 1d4ba. 1d4bbw 1d4bc. \
    1d4bdw 1d4c4. 1d4c5w 1d506. 1d507w 1d50b. 1d50dw 1d515. 1d516w 1d51d. 1d51ew 1d53a. 1d53bw \
    1d53f. 1d540w 1d545. 1d546w 1d547. 1d54aw 1d551. 1d552w 1d6a6. 1d6a8w 1d6c1. 1d6c2w 1d6db. \
    1d6dcw 1d6fb. 1d6fcw 1d715. 1d716w 1d735. 1d736w 1d74f. 1d750w 1d76f. 1d770w 1d789. 1d78aw \
    1d7a9. 1d7aaw 1d7c3. 1d7c4w 1d7cc. 1d7cew 1d800. 1df00w 1df1f. 1df25w 1df2b. 1e030w 1e06e. \
    1e100w 1e12d. 1e137w 1e13e. 1e140w 1e14a. 1e14ew 1e14f. 1e290w 1e2ae. 1e2c0w 1e2ec. 1e2f0w \
    1e2fa. 1e4d0w 1e4ec. 1e4f0w 1e4fa. 1e5d0w 1e5ee. 1e5f0w 1e5fb. 1e6c0w 1e6df. 1e6e0w 1e6e3. \
    1e6e4w 1e6e6. 1e6e7w 1e6ee. 1e6f0w 1e6f5. 1e6few 1e700. 1e7e0w 1e7e7. 1e7e8w 1e7ec. 1e7edw \
    1e7ef. 1e7f0w 1e7ff. 1e800w 1e8c5. 1e8c7w 1e8d0. 1e900w 1e944. 1e94bw 1e94c. 1e950w 1e95a. \
    1ec71w 1ecac. 1ecadw 1ecb0. 1ecb1w 1ecb5. 1ed01w 1ed2e. 1ed2fw 1ed3e. 1ee00w 1ee04. 1ee05w \
    1ee20. 1ee21w 1ee23. 1ee24w 1ee25. 1ee27w 1ee28. 1ee29w 1ee33. 1ee34w 1ee38. 1ee39w 1ee3a. \
    1ee3bw 1ee3c. 1ee42w 1ee43. 1ee47w 1ee48. 1ee49w 1ee4a. 1ee4bw 1ee4c. 1ee4dw 1ee50. 1ee51w \
    1ee53. 1ee54w 1ee55. 1ee57w 1ee58. 1ee59w 1ee5a. 1ee5bw 1ee5c. 1ee5dw 1ee5e. 1ee5fw 1ee60. \
    1ee61w 1ee63. 1ee64w 1ee65. 1ee67w 1ee6b. 1ee6cw 1ee73. 1ee74w 1ee78. 1ee79w 1ee7d. 1ee7ew \
    1ee7f. 1ee80w 1ee8a. 1ee8bw 1ee9c. 1eea1w 1eea4. 1eea5w 1eeaa. 1eeabw 1eebc. 1f100w 1f10d. \
    1fbf0w 1fbfa. 20000i 2a6e0. 2a700i 2b81e. 2b820i 2ceae. 2ceb0i 2ebe1. 2ebf0i 2ee5e. 2f800i \
    2fa1e. 30000i 3134b. 31350i 3347a.
    """
}
