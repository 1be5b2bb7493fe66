import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

/** Which draft is open stands in the address: after signing in again it is open as it was. */
function useOpenDraft() {
  const [address, setAddress] = useSearchParams()
  const openId = address.get('note')
  // Another draft may have been asked for already while the address still names the one before.
  const wanted = useRef(openId)
  useEffect(() => {
    wanted.current = openId
  }, [openId])
  // Whoever left the page is not brought back by what arrives.
  useEffect(
    () => () => {
      wanted.current = null
    },
    [],
  )
  const open = useCallback(
    (id?: string, amendsId?: string) => {
      wanted.current = id ?? null
      setAddress(
        before => {
          const after = new URLSearchParams(before)
          for (const [key, value] of [
            ['note', id],
            ['amends', amendsId],
          ] as const)
            if (value) after.set(key, value)
            else after.delete(key)
          return after
        },
        { replace: true, preventScrollReset: true },
      )
    },
    [setAddress],
  )
  const isWanted = (id: string) => wanted.current === id
  return { openId, amendsId: address.get('amends') ?? undefined, open, isWanted }
}

/**
 * Which note is written: the one that the address names; where the place to write stands beside what one reads, else one that
 * nobody has begun, which the address names from its first letter on.
 */
export function useWrittenNote(isBeside: boolean) {
  const { openId, amendsId, open: show, isWanted } = useOpenDraft()
  const [freshId, setFreshId] = useState<string>(() => crypto.randomUUID())
  const [begunId, setBegunId] = useState<string>()
  const [restoredId, setRestoredId] = useState(openId)
  const isUsed = openId === freshId || begunId === freshId
  const open = (draftId?: string, amends?: string) => {
    setRestoredId(null)
    show(draftId, amends)
  }
  /** Begins a note, or an addendum to a signed one; what was begun already goes on. */
  const begin = (amends?: string) => {
    if (!amends && isWanted(freshId)) return
    const id = isUsed ? crypto.randomUUID() : freshId
    setFreshId(id)
    setBegunId(id)
    open(id, amends)
  }
  /** False where another one was asked for meanwhile, which stays. */
  const close = (id: string): boolean => {
    if (openId && !isWanted(id)) return false
    setFreshId(crypto.randomUUID())
    open()
    return true
  }
  const id = openId ?? (isBeside ? freshId : null)
  return {
    id,
    openId,
    amendsId,
    open,
    begin,
    close,
    isNew: id === freshId || id === begunId,
    /** It came with the page, and nobody went to it yet. */
    isRestored: id !== null && id === restoredId,
  }
}
