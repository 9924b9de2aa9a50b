import { Link } from "gatsby"
import { createContext, useContext, type ReactNode } from "react"
import { notify, type Notice } from "./notifications/notify"

/** What a button without a destination says; the layout sets it. */
export const NotAvailable = createContext<Notice>({ title: "" })

type Props = {
  /** A page of this site, a web address, `mailto:` or `tel:`; or nothing. */
  to: string | null
  /** The notification's second line, where there is no destination. */
  notice?: string
  label?: string
  /** Called before the link is followed. */
  onClick?: () => void
  className?: string
  children: ReactNode
}

/** A link where there is a destination, else a button that says that it is not available yet. */
export function Action({ to, notice, label, onClick, className, children }: Props) {
  const notAvailable = useContext(NotAvailable)
  const shared = { className, "aria-label": label, title: label }
  if (to === null) {
    const handleClick = () =>
      notify(notice ? { ...notAvailable, description: notice } : notAvailable)
    return (
      <button type="button" onClick={handleClick} {...shared}>
        {children}
      </button>
    )
  }
  if (to.startsWith("/")) {
    return (
      <Link to={to} onClick={onClick} {...shared}>
        {children}
      </Link>
    )
  }
  return (
    <a href={to} {...shared}>
      {children}
    </a>
  )
}
