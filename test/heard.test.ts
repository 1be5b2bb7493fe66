/**
 * Every free text that a person can write is read for danger (decision 53): which texts there are, the contracts say. What is not
 * read stands here with its reason, or in the samples of its feature where staff alone write it.
 */
import { randomUUID } from 'node:crypto'
import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { places, wordsIn } from '#features/safety/hearing/hearing.rules.ts'
import { danger, written } from './danger-inputs.ts'
import { featureSamples } from './samples/feature-samples.ts'

/** Why what is sent there is not read. */
const unheard: Readonly<Record<string, readonly string[]>> = {
  'Staff alone may send it; they write about others, and are the people whom an alert would reach.': [
    'cases.close',
    'cases.closeMany',
    'cases.reopen',
  ],
  'A secret, a code, a link or an address, and at most a name: nobody tells of themselves there.': [
    'auth.signIn',
    'auth.signUpPatient',
    'auth.signUpAdministrator',
    'contactAddress.ask',
    'contactAddress.prove',
    'joining.signUpInvited',
    'joining.acceptInvitation',
    'passkeys.begin',
    'passkeys.add',
    'passkeys.rename',
    'patients.openPortal',
    'preferences.changeClock',
    'secondFactor.setUp',
    'secondFactor.confirm',
    'secondFactor.confirmSignIn',
    'secondFactor.turnOff',
    'secondFactor.renewRecoveryCodes',
    'sessions.changePassword',
    'verification.forgetPassword',
    'verification.chooseNewPassword',
    'verification.confirmAddress',
  ],
}
describe('words that people write', () => {
  it('are read for danger wherever a contract takes any, or say why not', () => {
    // Staff write about others, and are the people whom an alert would reach.
    const ofStaff = featureSamples.flatMap(({ writtenByStaff = [] }) => writtenByStaff)
    const known = [...Object.keys(places), ...Object.values(unheard).flat(), ...ofStaff]
    expect(known.toSorted()).toEqual(written.map(({ name }) => name).toSorted())
  })

  it.each(written.filter(({ name }) => name in places))(
    'of $name are read in each of its texts',
    ({ texts }) => {
      for (const text of texts) expect(wordsIn(text).join('\n')).toContain(danger)
    },
  )

  it('would be found out', () => {
    const request = written.find(({ name }) => name === 'appointments.request')
    expect(request?.texts).toEqual([expect.objectContaining({ notes: danger })])
    expect(wordsIn({ seen: { words: danger }, known: [danger] })).toEqual([])
  })

  it('stand alone: a moment, a day, an id or a key beside them would drown what they say', () => {
    const sent = {
      id: randomUUID(),
      startsAt: '2026-12-02T15:00:00.000Z',
      dueOn: '2026-12-02',
      how: 'in_person',
    }
    expect(wordsIn({ ...sent, notes: danger, said: ['No', 'suicide'] })).toEqual([danger, 'No', 'suicide'])
  })

  it('come by no other route than a procedure, but for these', () => {
    const routes: Record<string, string> = {
      'audit/audit-log/audit-log': 'a file to keep: nothing is written',
      'billing/billing': 'signed events of the payment provider: ids alone are read',
      'data-export/data-export': 'a file to keep: nothing is written',
      'files/files': 'files of staff',
      'forms/submissions/submissions': 'a file to keep: nothing is written',
      'imports/imports': 'files of staff',
      'inquiries/inquiries': 'the public forms without scripts: read there (inquiries.http.db.test.ts)',
      'patients/patient-records/patient-records': 'a file to keep: nothing is written',
      'quick-exit/quick-exit': 'nothing is written',
      'reports/reports': 'a file to keep: nothing is written',
    }
    const found = globSync('src/features/**/*.http.server.ts').map(file =>
      file.replace('src/features/', '').replace('.http.server.ts', ''),
    )
    expect(found.toSorted()).toEqual(Object.keys(routes).toSorted())
  })
})
