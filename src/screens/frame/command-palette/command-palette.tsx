import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { queryClient } from '#platform/api/query-client.ts'
import { Dialog } from '#ui/dialog.tsx'
import { SearchIcon } from '#ui/icons.ts'
import { usePageKeys } from '#ui/page-keys.ts'
import { commandPaletteText as text } from './command-palette.text.ts'
import type { PatientCommand } from './palette-commands.ts'
import { PaletteSearch } from './palette-search.tsx'

const isApple = /Mac|iPhone|iPad/.test(navigator.platform)

/**
 * Ctrl-K, on a Mac Cmd-K: there Ctrl-K deletes to the end of the line, and stays with the field. It is taken from fields of
 * plain text too, in whose words it means nothing and from where one wants to look somebody up; not from an editor with
 * formatting, whose own shortcut for links it is, and not while a dialog is open, whose fields would be lost.
 */
function useShortcut(isOpen: boolean, press: () => void) {
  const latest = useRef({ isOpen, press })
  useEffect(() => {
    latest.current = { isOpen, press }
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isKey = event.key.toLowerCase() === 'k' && !event.altKey && !event.shiftKey
      const isHeld = isApple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
      if (!isKey || !isHeld || event.defaultPrevented || event.isComposing) return
      if (event.target instanceof HTMLElement && event.target.isContentEditable) return
      if (!latest.current.isOpen && document.querySelector('[role=dialog],[role=alertdialog]')) return
      event.preventDefault()
      if (!event.repeat) latest.current.press()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

/** The button in the header of staff, and its shortcuts, / where nothing is being typed: to any patient, screen or action. */
export default function CommandPalette() {
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const [patientCommand, setPatientCommand] = useState<PatientCommand>()
  const isNavigating = useRef(false)
  const changeOpen = (opens: boolean) => {
    isNavigating.current = false
    setPatientCommand(undefined)
    setOpen(opens)
  }
  useShortcut(isOpen, () => changeOpen(!isOpen))
  usePageKeys(key => {
    if (key === '/') changeOpen(true)
    return key === '/'
  })
  const go = (to: string) => {
    isNavigating.current = true
    setOpen(false)
    void navigate(to)
  }
  // After a navigation the focus goes to the new screen, unless that has taken it already.
  const focusAfterClosing = () => {
    if (!isNavigating.current) return null
    return document.activeElement === document.body
      ? document.getElementById('content')
      : document.activeElement
  }
  return (
    <QueryClientProvider client={queryClient}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts={isApple ? '/ Meta+K' : '/ Control+K'}
        title={text.tip}
        onClick={() => changeOpen(true)}
        className="flex h-11 w-11 items-center justify-center gap-2 rounded-card text-muted hover:text-rail max-lg:ml-auto lg:h-9 lg:w-108 lg:justify-start lg:bg-sunken lg:px-3"
      >
        <SearchIcon size={20} aria-hidden="true" className="shrink-0" />
        <span className="sr-only lg:not-sr-only">{text.shown}</span>
        <span className="sr-only lg:not-sr-only lg:mr-auto lg:-ml-1 lg:truncate">{text.what}</span>
        <kbd className="hidden whitespace-nowrap rounded border border-line px-1.5 font-sans text-sm lg:pointer-fine:inline">
          {isApple ? text.keys.command : text.keys.control}
        </kbd>
      </button>
      <Dialog
        title={patientCommand?.title ?? text.title}
        open={isOpen}
        onOpenChange={changeOpen}
        returnTo={focusAfterClosing}
      >
        <PaletteSearch
          key={patientCommand?.name}
          patientCommand={patientCommand}
          onPatientCommand={setPatientCommand}
          onGo={go}
        />
      </Dialog>
    </QueryClientProvider>
  )
}
