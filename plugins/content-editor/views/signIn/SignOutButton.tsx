import { useSyncExternalStore } from "react"
import { Button } from "../../components/Button"
import { text } from "../../words"
import { session } from "./session"

/** Ends the sign-in at a git host. The local editor shows nothing. */
export function SignOutButton() {
  const token = useSyncExternalStore(session.subscribe, session.token)
  if (token === null) return null
  return (
    <Button look="quiet" icon="log-out" onPress={session.signOut}>
      {text("hosts.signOut")}
    </Button>
  )
}
