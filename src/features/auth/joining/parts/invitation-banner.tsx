import { Link } from 'react-router'
import { MessageIcon } from '#ui/icons.ts'
import { joiningText } from '../joining.text.ts'

const text = joiningText.waiting

/** Says above any screen that invitations wait, and leads to where they are answered. */
export function InvitationBanner({ count }: { count: number }) {
  return (
    <div role="status" className="border-line border-b bg-rail-soft print:hidden">
      <p className="mx-auto flex w-full max-w-[90rem] flex-wrap items-center gap-x-3 px-4 py-1 sm:px-6">
        <MessageIcon size={20} aria-hidden="true" className="shrink-0 text-rail" />
        {text.banner(count)}
        <Link
          to="/account"
          className="inline-flex min-h-11 items-center font-semibold text-rail underline underline-offset-4"
        >
          {text.look}
        </Link>
      </p>
    </div>
  )
}
