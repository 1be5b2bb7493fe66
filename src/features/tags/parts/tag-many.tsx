import { Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { TagIcon } from '#ui/icons.ts'
import { lazyDialog } from '#ui/lazy-part.tsx'
import { tagsText } from '../tags.text.ts'

// Few choose many; what it takes comes when somebody does.
const TagManyDialog = lazyDialog(async () => (await import('./tag-many-dialog.tsx')).default)

/** Puts a tag on those who are chosen in a list, or takes it off; stands in the bar of those who are chosen. */
export function TagMany({
  people,
  onDone,
}: {
  people: readonly { id: string; name: string }[]
  onDone: () => void
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        look="quiet"
        icon={<TagIcon size={18} aria-hidden="true" className="max-sm:hidden" />}
        onClick={() => setOpen(true)}
      >
        {tagsText.many.open}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <TagManyDialog people={people} onClose={() => setOpen(false)} onDone={onDone} />
        </Suspense>
      )}
    </>
  )
}
