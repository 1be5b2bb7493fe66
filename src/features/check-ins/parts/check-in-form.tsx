import { useMutation } from '@tanstack/react-query'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { fingerprint } from '#lib/fingerprint.ts'
import type { FormReading } from '#lib/form-reading.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { joinClasses } from '#ui/class-names.ts'
import { useForm } from '#ui/form.ts'
import { FormMessage } from '#ui/form-message.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { CheckIn } from '../check-ins.contract.ts'
import { checkIn } from '../check-ins.queries.ts'
import { MOST_WORDS, type Mood, moods } from '../check-ins.rules.ts'
import { checkInsText as text } from '../check-ins.text.ts'
import { CheckInHelp } from './check-in-help.tsx'
import { MoodIcon } from './mood-icon.tsx'

interface Said {
  mood: number
  words?: string
  isShared?: boolean
  known?: string[]
}

/** One tap says how today is; words, and sharing them, are asked for only after it. */
export function CheckInForm({ today, hasCaseManager }: { today: CheckIn | null; hasCaseManager: boolean }) {
  const send = useMutation(checkIn)
  const saved = { words: today?.words ?? '', isShared: today?.isShared ?? false }
  const form = useForm({
    initial: saved,
    // What was typed stays on this device until it is saved, for this person alone.
    held: useOwnDraft('check-in'),
    isShared: true,
    read: ({ words, isShared }, _id, seen): FormReading<Said> =>
      today
        ? {
            data: {
              mood: today.mood,
              words: words.trim(),
              known: [fingerprint(seen.words)],
              ...(isShared !== seen.isShared && { isShared }),
            },
          }
        : { problems: {} },
    words: {},
    onReady: (said, settle) => save(said, settle),
    isBusy: send.isPending,
  })

  function save(said: Said, onSuccess?: () => void): void {
    // The same words sent again after a cut line raise no second alert.
    void send.mutateAsync({ id: form.idFor(said.words ?? saved.words), ...said }).then(onSuccess, () => {})
  }

  const chosen = send.isPending ? send.variables.mood : today?.mood
  return (
    <div className="grid gap-5">
      {/* What was not saved yet stays in the fields while a day is chosen anew. */}
      <MoodChoice chosen={chosen} onChoose={mood => save({ mood })} />
      {today && (
        <form {...form.props} className="grid gap-3">
          <TextArea
            label={text.words}
            hint={text.wordsHint}
            rows={2}
            maxLength={MOST_WORDS}
            {...form.field('words')}
            optional
          />
          {typeof form.unseen.words === 'string' && form.unseen.words !== '' && (
            <FormMessage title={text.elsewhere}>
              <p className="whitespace-pre-line wrap-anywhere">{form.unseen.words}</p>
              <p className="text-muted">{text.keepsBoth}</p>
            </FormMessage>
          )}
          {hasCaseManager && (
            <Checkbox
              label={text.share}
              hint={text.shareHint}
              checked={form.values.isShared}
              onCheckedChange={isShared => form.set({ isShared })}
            />
          )}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button type="submit" look="secondary" busy={send.isPending} busyLabel={text.saving}>
              {text.save}
            </Button>
            <p role="status" className="text-muted">
              {send.isSuccess && (send.data.checkIn.isShared ? text.savedAndShared : text.saved)}
            </p>
          </div>
        </form>
      )}
      {send.data && send.data.concerns.length > 0 && (
        <CheckInHelp key={send.submittedAt} said={send.data} hasCaseManager={hasCaseManager} />
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
            'min-[24rem]:text-center',
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
