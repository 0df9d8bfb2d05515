import "./owm.js"
