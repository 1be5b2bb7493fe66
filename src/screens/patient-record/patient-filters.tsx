import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import type { StaffHat } from '#platform/api/staff-hat.client.ts'
import { isId } from '#ui/asked-by-address.ts'
import * as listFilters from './list-filters.gen.ts'

type Filter = ComponentType<{
  hat: StaffHat
  /** Ids; a patient has all of them. */
  chosen: readonly string[]
  onChange: (ids: readonly string[]) => void
}>

const filters: Readonly<Record<string, Filter>> = listFilters
const MOST_FILTERS = 10

/** What the address narrows a list of patients by, as the lists ask for it (`name:id`), and a way to let go of it. */
export function usePatientFilters() {
  const [address, setAddress] = useSearchParams()
  const chosenOf = (name: string) => address.getAll(name).filter(isId).slice(0, MOST_FILTERS)
  const choose = (name: string, ids: readonly string[]) =>
    setAddress(
      before => {
        const after = new URLSearchParams(before)
        after.delete(name)
        for (const id of ids) after.append(name, id)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  const asked = Object.keys(filters).flatMap(name => chosenOf(name).map(id => `${name}:${id}`))
  return { asked: asked.slice(0, MOST_FILTERS), chosenOf, choose }
}

/** Every filter that features bring, beside the search of a list of patients. */
export function PatientFilters({ hat }: { hat: StaffHat }) {
  const { chosenOf, choose } = usePatientFilters()
  return Object.entries(filters).map(([name, Filter]) => (
    <Filter key={name} hat={hat} chosen={chosenOf(name)} onChange={ids => choose(name, ids)} />
  ))
}
