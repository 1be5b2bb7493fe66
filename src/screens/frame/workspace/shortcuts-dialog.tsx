import { Dialog } from '#ui/dialog.tsx'
import { shortcutsText as text } from './shortcuts.text.ts'

/** Every key of the workspace, by where it means something. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title={text.title}
      description={text.hint}
      width="wide"
      open
      onOpenChange={isOpen => !isOpen && onClose()}
    >
      {/* Nothing in it takes the focus: by keyboard it could not be scrolled. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as above */}
      <section tabIndex={0} aria-label={text.title} className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {text.places.map(({ place, keys }) => (
          <section key={place} className="grid content-start gap-2">
            <h3 className="text-muted text-sm">{place}</h3>
            <dl className="grid grid-cols-[8rem_1fr] items-baseline gap-x-3 gap-y-1.5">
              {keys.map(([key, what]) => (
                <div key={key} className="contents">
                  <dt>
                    <kbd className="rounded border border-line px-1.5 font-sans text-sm">{key}</kbd>
                  </dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </section>
    </Dialog>
  )
}
