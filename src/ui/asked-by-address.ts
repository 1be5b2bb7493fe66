import { useSearchParams } from 'react-router'

/**
 * What a list is asked for, as the address holds it, and a way to change some of it: a parameter that is empty leaves the
 * address. The list stays where it is on the page, and Back leads to where one was before.
 */
export function useAskedByAddress(): [URLSearchParams, (changes: Readonly<Record<string, string>>) => void] {
  const [address, setAddress] = useSearchParams()
  const ask = (changes: Readonly<Record<string, string>>) =>
    setAddress(
      before => {
        const after = new URLSearchParams(before)
        for (const [name, value] of Object.entries(changes)) {
          if (value) after.set(name, value)
          else after.delete(name)
        }
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  return [address, ask]
}

/** What an address asks for, if it is one of these; otherwise the first of them, or what stands instead. */
export const askedOf = <Choice extends string>(
  choices: readonly [Choice, ...Choice[]],
  asked: string | null,
  otherwise: Choice = choices[0],
) => choices.find(choice => choice === asked) ?? otherwise

/** The id that an address names; undefined where it names nothing that could be one. */
export const askedId = (asked: string | null) => (asked && isId(asked) ? asked : undefined)

/** Whether these letters could be an id. */
export const isId = (letters: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(letters)
