import { type RefObject, useId, useRef } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { joinClasses } from '#ui/class-names.ts'
import { MessageIcon } from '#ui/icons.ts'
import { demoPortalText as text } from './demo-portal.text.ts'

/** The example's messages. Reply invites to a portal of one's own; without scripts it is a link there. */
export function DemoMessages() {
  const invitation = useRef<HTMLDialogElement>(null)
  return (
    <>
      <ul className="grid gap-4">
        {text.myMessages.map(({ sender, when, body, isUnread }) => (
          <li
            key={when}
            className={joinClasses(
              'grid gap-3 rounded-card border bg-surface p-5 sm:p-6',
              isUnread ? 'border-rail' : 'border-line',
            )}
          >
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <h3 className="flex items-center gap-2.5 font-semibold text-lg">
                <MessageIcon size={20} aria-hidden="true" className="shrink-0 text-rail" />
                {sender}
              </h3>
              <span className="flex items-center gap-3 text-muted text-sm">
                {when}
                {isUnread && <Badge tone="marigold">{text.unread}</Badge>}
              </span>
            </div>
            <p className="max-w-prose text-lg">{body}</p>
            <div>
              <Button
                look="secondary"
                aria-label={text.replyTo(sender)}
                aria-haspopup="dialog"
                className="noscript:hidden"
                onClick={() => invitation.current?.showModal()}
              >
                {text.reply}
              </Button>
              <span className="noscript:inline hidden">
                <ButtonLink to="/patient-signup" look="secondary">
                  {text.signUp}
                </ButtonLink>
              </span>
            </div>
          </li>
        ))}
      </ul>
      <Invitation dialog={invitation} />
    </>
  )
}

/** The browser's own dialog: it holds the focus, gives it back to Reply, and closes on Escape. */
function Invitation({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  const title = useId()
  return (
    <dialog
      ref={dialog}
      aria-labelledby={title}
      className="m-auto w-[min(34rem,calc(100%-2rem))] rounded-card border border-line bg-surface p-6 text-ink shadow-float backdrop:bg-veil sm:p-8"
    >
      <div className="grid gap-4">
        <h2 id={title} className="font-display text-2xl leading-tight sm:text-3xl">
          {text.invitationTitle}
        </h2>
        <p className="text-lg text-muted">{text.invitationBody}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/patient-signup">{text.signUp}</ButtonLink>
          <ButtonLink to="/patient-login" look="secondary">
            {text.login}
          </ButtonLink>
          <Button look="quiet" onClick={() => dialog.current?.close()}>
            {text.stay}
          </Button>
        </div>
      </div>
    </dialog>
  )
}
