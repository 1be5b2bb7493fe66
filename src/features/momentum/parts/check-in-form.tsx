import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import { keepWords, readKeptWords } from '#platform/kept-words.client.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { joinClasses } from '#ui/class-names.ts'
import { TextArea } from '#ui/text-area.tsx'
import type { CheckIn } from '../momentum.contract.ts'
import { checkIn } from '../momentum.queries.ts'
import { MOST_WORDS, type Mood, moods } from '../momentum.rules.ts'
import { momentumText as text } from '../momentum.text.ts'
import { CheckInHelp } from './check-in-help.tsx'
import { MoodIcon } from './mood-icon.tsx'

/** One tap says how today is; words, and sharing them, are asked for only after it. */
export function CheckInForm({ today, hasCaseManager }: { today: CheckIn | null; hasCaseManager: boolean }) {
  const { data: session } = useQuery(sessionQuery)
  // What was typed stays on this device until it is saved, for this person alone.
  const draftKey = `check-in-${session?.person?.id}`
  const [words, setWords] = useState(() => readKeptWords(draftKey) || undefined)
  const [isShared, setShared] = useState<boolean>()
  const say = useMutation(checkIn)
  const sent = useRef({ words: '', id: '' })
  const saved = { words: today?.words ?? '', isShared: today?.isShared ?? false }
  const typed = { words: words ?? saved.words, isShared: isShared ?? saved.isShared }

  function save(mood: number, said: typeof saved): void {
    // The same words sent again after a cut line raise no second alert.
    if (sent.current.words !== said.words || sent.current.id === '')
      sent.current = { words: said.words, id: crypto.randomUUID() }
    say.mutate({ id: sent.current.id, mood, ...said }, { onSuccess: () => forgetDraft(said.words) })
  }

  function type(typing: string): void {
    setWords(typing)
    keepWords(draftKey, typing)
  }

  /** The server holds these words; whatever was typed since stays. */
  function forgetDraft(said: string): void {
    if (readKeptWords(draftKey).trim() === said) keepWords(draftKey, '')
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!today || say.isPending) return
    save(today.mood, { ...typed, words: typed.words.trim() })
  }

  const chosen = say.isPending ? say.variables.mood : today?.mood
  return (
    <div className="grid gap-5">
      {/* What was not saved yet stays in the fields while a day is chosen anew. */}
      <MoodChoice chosen={chosen} onChoose={mood => save(mood, saved)} />
      {today && (
        <form className="grid gap-3" onSubmit={submit}>
          <TextArea
            label={text.words}
            hint={text.wordsHint}
            rows={2}
            maxLength={MOST_WORDS}
            value={typed.words}
            onChange={event => type(event.target.value)}
            optional
          />
          {hasCaseManager && (
            <Checkbox
              label={text.share}
              hint={text.shareHint}
              checked={typed.isShared}
              onCheckedChange={setShared}
            />
          )}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button type="submit" look="secondary" busy={say.isPending} busyLabel={text.saving}>
              {text.save}
            </Button>
            <p role="status" className="text-muted">
              {say.isSuccess && (say.data.checkIn.isShared ? text.savedAndShared : text.saved)}
            </p>
          </div>
        </form>
      )}
      {say.data && say.data.concerns.length > 0 && (
        <CheckInHelp key={say.submittedAt} said={say.data} hasCaseManager={hasCaseManager} />
      )}
    </div>
  )
}

function MoodChoice({ chosen, onChoose }: { chosen: number | undefined; onChoose: (mood: Mood) => void }) {
  return (
    <fieldset
      aria-label={text.moodGroup}
      className="grid min-w-0 gap-2 min-[24rem]:grid-cols-5 min-[24rem]:gap-1.5 sm:gap-2"
    >
      {moods.map(mood => (
        <button
          key={mood}
          type="button"
          aria-pressed={chosen === mood}
          onClick={() => onChoose(mood)}
          className={joinClasses(
            'flex min-h-12 items-center gap-3 rounded-card border px-4 py-2 text-left leading-tight transition-colors',
            'min-[24rem]:flex-col min-[24rem]:justify-center min-[24rem]:gap-1.5 min-[24rem]:px-0.5 min-[24rem]:py-3',
            'min-[24rem]:text-center min-[24rem]:text-sm sm:text-base',
            chosen === mood
              ? 'border-rail bg-rail-soft font-semibold text-rail'
              : 'border-edge bg-surface hover:border-rail hover:text-rail',
          )}
        >
          <MoodIcon mood={mood} size={28} className="shrink-0" />
          {text.moods[mood]}
        </button>
      ))}
    </fieldset>
  )
}
