import { Link, withPrefix } from "gatsby"
import { createContext, useContext, type ReactNode } from "react"
import { notify, type Notice } from "./notifications/notify"
import { untilOf, type Shown } from "../../plugins/hosting/names/period"

/** The notification of a button without a destination. The layout provides it. */
export const NotAvailable = createContext<Notice>({ title: "" })

/** What the addresses of the page's language begin with, such as `/te`; empty in the first language. */
export const LanguageBase = createContext("")

type Props = {
  /** A path of this site, a URL, `mailto:` or `tel:`; null if there is no destination. */
  to: string | null
  /** The notification's description, used if there is no destination. */
  notice?: string
  label?: string
  /** When the link is over. */
  shown?: Shown
  /** The language of its words, if that is not the one of the page. */
  lang?: string
  /** Called before the link is followed. */
  onClick?: () => void
  className?: string
  children: ReactNode
}

/** A link if it has a destination, else a button that shows the "not available" notification. */
export function Action({ to, notice, label, shown, lang, onClick, className, children }: Props) {
  const notAvailable = useContext(NotAvailable)
  const shared = { className, lang, "aria-label": label, title: label, ...untilOf(shown) }
  if (to === null) {
    const handleClick = () =>
      notify(notice ? { ...notAvailable, description: notice } : notAvailable)
    return (
      <button type="button" onClick={handleClick} {...shared}>
        {children}
      </button>
    )
  }
  const isInternal = to.startsWith("/")
  if (isInternal && !isFile(to)) {
    return (
      <Link to={to} onClick={onClick} {...shared}>
        {children}
      </Link>
    )
  }
  return (
    <a href={isInternal ? withPrefix(to) : to} {...shared}>
      {children}
    </a>
  )
}

/** True for a file of static/, such as `/prices.pdf`, which the router cannot show. */
const isFile = (path: string) => /^[^?#]*\.\w+([?#]|$)/.test(path)
