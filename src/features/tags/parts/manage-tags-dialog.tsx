import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import type { DialogOnDemand } from '#ui/on-demand.tsx'
import type { Tag } from '../tags.contract.ts'
import { tagsText } from '../tags.text.ts'
import { DeleteTag, MergeTag, RenameTag } from './tag-changes.tsx'

const text = tagsText.manage

/** The button that was pressed went with its view: the focus goes on in the next one. */
function takeFocus(view: HTMLElement | null): void {
  if (view && !view.contains(document.activeElement)) view.focus()
}

type View = { does: 'list' } | { does: 'rename' | 'merge' | 'delete'; tag: Tag }

/** The organization's tags, for an administrator: renamed, merged, deleted. One view at a time in one dialog. */
export function ManageTagsDialog({ tags, ...opened }: { tags: readonly Tag[] } & DialogOnDemand) {
  const [view, setView] = useState<View>({ does: 'list' })
  const back = () => setView({ does: 'list' })
  return (
    <Dialog
      {...opened}
      title={view.does === 'list' ? text.title : text[view.does](view.tag.name)}
      description={view.does === 'list' ? text.hint : undefined}
      onOpenChange={back}
      actions={
        view.does === 'list' && (
          <DialogClose asChild>
            <Button look="secondary">{text.close}</Button>
          </DialogClose>
        )
      }
    >
      <div key={view.does} ref={takeFocus} tabIndex={-1} className="outline-none">
        {view.does === 'list' && <TagList tags={tags} onView={setView} />}
        {view.does === 'rename' && <RenameTag tag={view.tag} onBack={back} />}
        {view.does === 'merge' && <MergeTag tag={view.tag} tags={tags} onBack={back} />}
        {view.does === 'delete' && <DeleteTag tag={view.tag} onBack={back} />}
      </div>
    </Dialog>
  )
}

function TagList({ tags, onView }: { tags: readonly Tag[]; onView: (view: View) => void }) {
  if (tags.length === 0) return <EmptyState title={text.none} body={text.noneHint} />
  return (
    <ul className="grid divide-y divide-line">
      {tags.map(tag => (
        <li key={tag.id} className="grid gap-x-3 py-2 sm:flex sm:items-center sm:justify-between sm:py-1">
          <span className="min-w-0 wrap-anywhere">{tag.name}</span>
          <span className="-ml-4 flex shrink-0 sm:ml-0">
            {(['rename', 'merge', 'delete'] as const)
              .filter(does => does !== 'merge' || tags.length > 1)
              .map(does => (
                <Button
                  key={does}
                  look="quiet"
                  className="text-sm"
                  aria-label={text[does](tag.name)}
                  onClick={() => onView({ does, tag })}
                >
                  {text.does[does]}
                </Button>
              ))}
          </span>
        </li>
      ))}
    </ul>
  )
}
