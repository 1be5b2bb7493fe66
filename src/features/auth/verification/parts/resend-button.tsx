import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { RESEND_AFTER_SECONDS } from '../verification.rules.ts'
import { verificationText as text } from '../verification.text.ts'

/** Asks for the mail once more, after a while that counts down. `sentAt` is when it was last asked for, in milliseconds. */
export function ResendButton({
  sentAt,
  isBusy,
  onResend,
}: {
  sentAt: number
  isBusy: boolean
  onResend: () => void
}) {
  const [now, setNow] = useState(sentAt)
  const left = Math.max(0, RESEND_AFTER_SECONDS - Math.floor((now - sentAt) / 1000))
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <Button
      look="secondary"
      disabled={left > 0}
      busy={isBusy}
      busyLabel={text.resending}
      onClick={onResend}
      className="tabular-nums"
    >
      {left > 0 ? text.resendIn(left) : text.resend}
    </Button>
  )
}
