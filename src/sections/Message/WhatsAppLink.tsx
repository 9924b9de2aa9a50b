import type { MouseEvent, ReactNode } from "react"
import styled from "styled-components"
import { buttonStyles } from "../../components/Button"
import { messageWhatsApp } from "./delivery/sendMessage"

type Props = {
  /** The address of the chat, such as `https://wa.me/914055501234`. */
  chat: string
  /** Whether the form is complete. It tells the visitor what is missing. */
  isComplete: (form: HTMLFormElement) => boolean
  isPrimary?: boolean
  children: ReactNode
}

/** Opens WhatsApp with the words of the form. Without JavaScript it opens an empty chat. */
export function WhatsAppLink({ chat, isComplete, isPrimary = false, children }: Props) {
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    const link = event.currentTarget
    const form = link.closest("form")
    if (!form) return
    if (isComplete(form)) link.href = messageWhatsApp(form, chat)
    else event.preventDefault()
  }
  return (
    <Link
      href={chat}
      target="_blank"
      rel="noreferrer"
      $variant={isPrimary ? "primary" : "secondary"}
      onClick={handleClick}
    >
      {children}
    </Link>
  )
}

const Link = styled.a<{ $variant: "primary" | "secondary" }>`
  ${buttonStyles}
  justify-self: start;
`
