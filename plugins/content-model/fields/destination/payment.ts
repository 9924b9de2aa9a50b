import { quote } from "../../issues/quote"

const upiId = /^[\w.-]{2,}@[a-z][a-z0-9]+$/i
const amount = /^(?=.*[1-9])\d+(\.\d{1,2})?$/

/**
 * What is wrong with a payment by UPI, such as `upi://pay?pa=name@bank&am=120.50&cu=INR`; undefined if nothing is, and for
 * other destinations. The names of the values are those of NPCI's "UPI Linking Specifications".
 */
export function paymentProblem(to: string) {
  if (!to.startsWith("upi:")) return undefined
  const values = new URLSearchParams(to.slice(to.indexOf("?")))
  const [pa, am, cu] = ["pa", "am", "cu"].map((name) => values.get(name))
  if (!pa) return 'needs "pa", your UPI ID: write "upi://pay?pa=name@bank"'
  if (!upiId.test(pa)) return `has the UPI ID ${quote(pa)}, which is not of the form "pa=name@bank"`
  if (am !== null && !amount.test(am))
    return `has the amount ${quote(am)}: write digits, and at most two after a point, such as "am=120.50"`
  if (cu !== null && cu !== "INR")
    return `has the currency ${quote(cu)}, but UPI pays in rupees: write "cu=INR" or leave it out`
  return undefined
}
