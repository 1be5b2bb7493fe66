import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import { MailList } from '#features/notifications/mailbox/parts/mail-list.tsx'
import { MailReader } from '#features/notifications/mailbox/parts/mail-reader.tsx'
import { mailbox } from '#features/notifications/notifications.queries.ts'
import { problemCode } from '#platform/api/api.client.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { MailIcon } from '#ui/icons.ts'
import { Page } from '#ui/page.tsx'
import { SpinnerArea } from '#ui/spinner.tsx'
import { pageMeta } from '../frame/page-meta.ts'
import { mailboxText as text } from './mailbox.text.ts'

export const meta = () => pageMeta({ title: text.meta, isHidden: true })

export default function Mailbox() {
  const session = useQuery(sessionQuery)
  const mails = useQuery({ ...mailbox, enabled: session.data?.hasMailbox === true })
  if (session.isPending || (session.data?.hasMailbox && mails.isPending))
    return <SpinnerArea label={text.loading} height="60vh" />
  if (session.data?.hasMailbox === false) return <NoMailbox words={text.closed} />
  if (problemCode(mails.error) === 'FORBIDDEN') return <NoMailbox words={text.locked} />
  return (
    <Page
      title={text.title}
      lead={text.lead}
      actions={
        <Button look="secondary" busy={mails.isRefetching} onClick={() => void mails.refetch()}>
          {text.look}
        </Button>
      }
    >
      {mails.data ? (
        <Mails mails={mails.data} />
      ) : (
        <FailureState onTryAgain={() => void (session.isError ? session : mails).refetch()} />
      )}
    </Page>
  )
}

function NoMailbox({ words }: { words: { title: string; body: string } }) {
  return (
    <Page width="reading">
      <EmptyState
        icon={<MailIcon size={24} />}
        title={words.title}
        body={words.body}
        action={<ButtonLink to="/">{text.home}</ButtonLink>}
      />
    </Page>
  )
}

function Mails({ mails }: { mails: Parameters<typeof MailList>[0]['mails'] }) {
  const [search] = useSearchParams()
  if (mails.length === 0)
    return <EmptyState icon={<MailIcon size={24} />} title={text.empty.title} body={text.empty.body} />
  const chosen = mails.find(({ id }) => id === search.get('mail'))
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[24rem_minmax(0,1fr)]">
      <MailList mails={mails} chosenId={chosen?.id} />
      {chosen ? (
        <MailReader mail={chosen} />
      ) : (
        <p className="hidden rounded-card border border-line border-dashed p-10 text-center text-muted lg:block">
          {text.choose}
        </p>
      )}
    </div>
  )
}
