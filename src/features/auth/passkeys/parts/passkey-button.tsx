import { useMutation } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { Button } from '#ui/button.tsx'
import { joinClasses } from '#ui/class-names.ts'
import { KeyIcon } from '#ui/icons.ts'
import type { SignInWays } from '../../sign-in/sign-in.queries.ts'
import { passkeysText } from '../passkeys.text.ts'

const text = passkeysText.signIn

/** Whether this browser can use passkeys; not known while a finished page has not woken up. */
export function useMayHavePasskeys(): boolean | undefined {
  return useSyncExternalStore(
    () => () => {},
    () => typeof window.PublicKeyCredential === 'function',
    () => undefined,
  )
}

/** Signing in with a passkey, below the form. Shown only where the browser can; its place is there before that is known. */
export function PasskeyButton({ way }: { way: NonNullable<SignInWays['passkey']> }) {
  const mayHave = useMayHavePasskeys()
  const signIn = useMutation(way)
  if (mayHave === false) return null
  return (
    <div className={joinClasses('grid gap-4 noscript:hidden', !mayHave && 'invisible')}>
      <p className="flex items-center gap-3 text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {text.or}
      </p>
      <Button
        look="secondary"
        size="large"
        icon={<KeyIcon size={20} aria-hidden="true" />}
        busy={signIn.isPending}
        busyLabel={text.busy}
        onClick={() => signIn.mutate()}
      >
        {text.button}
      </Button>
    </div>
  )
}
