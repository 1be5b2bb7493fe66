/** What somebody types to come in, kept on this device through a reload, another language and the mailed code. */
import { useState } from 'react'
import { useDraft } from '#platform/autosave/drafts.client.ts'
import { COMING_IN } from '../auth.queries.ts'
import type { AccountValues } from '../parts/account-form.tsx'

const isSecret = (name: string) => /password/i.test(name)

/** The fields of a way in, and how to set them; passwords are held by the page alone. Whoever has come in leaves none. */
export function useAccountValues(): [AccountValues, (values: AccountValues) => void] {
  const kept = useDraft(COMING_IN)
  const [secrets, setSecrets] = useState<AccountValues>({})
  const change = (values: AccountValues) => {
    const all = Object.entries(values)
    setSecrets(Object.fromEntries(all.filter(([name]) => isSecret(name))))
    kept.write(
      Object.fromEntries(
        all.filter(([name]) => !isSecret(name)).map(([name, value]) => [name, value || undefined]),
      ),
    )
  }
  return [{ ...(kept.typed as AccountValues), ...secrets }, change]
}
