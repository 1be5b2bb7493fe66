import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ConfirmByName } from '#ui/confirm-by-name.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import type { MergePreview } from '../merges.contract.ts'
import { mergeRecords } from '../merges.queries.ts'
import { detailsToChoose, isSameName, type MergeableDetail } from '../merges.rules.ts'
import { mergesStaffText as text } from '../merges.staff.text.ts'
import { DetailChoices, SideOfMergeCard } from './merge-sides.tsx'

/** Two records side by side, what of each stays, what comes along, and the name to be typed. */
export function MergeForm({
  preview,
  onSwap,
  onOther,
  onDone,
}: {
  preview: MergePreview
  onSwap: (() => void) | undefined
  onOther: (() => void) | undefined
  onDone: () => void
}) {
  const { staying, going } = preview
  const choices = detailsToChoose(staying, going)
  // What only the record that goes has comes along unless somebody says otherwise.
  const [taken, setTaken] = useState(() => choices.filter(detail => staying[detail] === null))
  const [mergeId] = useState(() => crypto.randomUUID())
  const merge = useMutation(mergeRecords)
  const hasTwoAccounts = staying.hasAccount && going.hasAccount
  const choose = (detail: MergeableDetail, isTaken: boolean) =>
    setTaken(isTaken ? [...taken, detail] : taken.filter(one => one !== detail))
  return (
    <ConfirmByName
      label={text.confirm(staying.name)}
      problem={text.confirmProblem}
      isName={typed => isSameName(typed, staying.name)}
      submitLabel={hasTwoAccounts ? text.ask : text.merge}
      isBusy={merge.isPending}
      onConfirm={() =>
        void merge.mutateAsync({ id: staying.id, mergeId, goingId: going.id, taken }).then(onDone, () => {})
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <SideOfMergeCard title={text.stays} side={staying} />
        <SideOfMergeCard title={text.goes} side={going} />
      </div>
      <p className="flex flex-wrap items-center gap-3">
        {onSwap ? (
          <Button type="button" look="secondary" onClick={onSwap}>
            {text.swap}
          </Button>
        ) : (
          <span className="text-muted">{text.accountStays}</span>
        )}
        {onOther && (
          <Button type="button" look="quiet" onClick={onOther}>
            {text.other}
          </Button>
        )}
      </p>
      {hasTwoAccounts && <FormMessage title={text.twoAccountsTitle}>{text.twoAccounts}</FormMessage>}
      {choices.length > 0 && (
        <DetailChoices staying={staying} going={going} choices={choices} taken={taken} onTake={choose} />
      )}
      <WhatHappens preview={preview} />
    </ConfirmByName>
  )
}

/** What comes along, what of it both have and what becomes of that, what ends, and what stays closed. */
function WhatHappens({ preview: { staying, going, tables } }: { preview: MergePreview }) {
  const leaving = going.team.filter(name => !staying.team.includes(name))
  const coming = tables.filter(({ rule }) => rule !== 'ends')
  const ending = tables.filter(({ rule, name }) => rule === 'ends' && name !== 'care_team')
  return (
    <div className="grid gap-4">
      <section className="grid gap-2">
        <h3 className="font-semibold">{text.comes}</h3>
        {coming.length === 0 && <p className="text-muted">{text.nothingComes}</p>}
        <ul className="grid gap-1 sm:grid-cols-2 sm:gap-x-6">
          {coming.map(({ name, moving, twins }) => (
            <li key={name}>
              {text.count(name, moving)}
              {twins > 0 && text.both(name) && (
                <span className="block text-muted text-sm">{`${twins} ${text.both(name)}`}</span>
              )}
            </li>
          ))}
        </ul>
      </section>
      <section className="grid gap-2">
        <h3 className="font-semibold">{text.ends}</h3>
        <p>{leaving.length > 0 ? text.endsTeam(leaving.join(', ')) : text.endsForNobody}</p>
        {ending.length > 0 && <p>{ending.map(({ name, moving }) => text.count(name, moving)).join(', ')}</p>}
      </section>
      <section className="grid gap-2">
        <h3 className="font-semibold">{text.closedTitle}</h3>
        <p>{text.closed}</p>
      </section>
    </div>
  )
}
