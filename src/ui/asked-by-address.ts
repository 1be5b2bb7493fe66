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
