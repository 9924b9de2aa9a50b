/**
 * Names of the only Trusted Types policies that may create the address of a script: one for
 * webpack, one for the loader. See https://www.w3.org/TR/trusted-types/.
 */
export const webpackPolicy = "webpack"
export const loaderPolicy = "loader"
