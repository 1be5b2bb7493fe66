import { useQuery } from '@tanstack/react-query'
import { lazy, type RefObject, Suspense, useState } from 'react'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { Button } from '#ui/button.tsx'
import { DropdownMenu } from '#ui/dropdown-menu.tsx'
import { AddIcon, EditIcon, FileIcon } from '#ui/icons.ts'
import { usePageKeys } from '#ui/page-keys.ts'
import { replyTemplates } from '../reply-templates.queries.ts'
import { putIn, sortTemplates } from '../reply-templates.rules.ts'
import { replyTemplatesText as text } from '../reply-templates.text.ts'

// Seldom is one made or changed.
const TemplateDialog = lazy(() => import('./template-dialog.tsx'))
const TemplatesDialog = lazy(() => import('./templates-dialog.tsx'))

/**
 * Templates to fill in what is being written, by mouse, by Tab, or by the key t: the language of the person one writes to first.
 * They never send anything. Here one is made from the words that stand there, too, and changed.
 */
export default function TemplatesMenu({
  language = 'en',
  words,
  field,
  onWords,
}: {
  language?: 'en' | 'es'
  /** What stands in the field. */
  words: string
  field: RefObject<HTMLTextAreaElement | null>
  /** Takes what stands there with the words of a template, put in where the cursor was. */
  onWords: (words: string) => void
}) {
  const { data = [] } = useQuery(replyTemplates(useStaffHat()))
  const [isOpen, setOpen] = useState(false)
  const [dialog, setDialog] = useState<'add' | 'manage'>()
  usePageKeys(key => {
    if (key === 't') setOpen(true)
    return key === 't'
  })
  const close = () => setDialog(undefined)
  const putInto = (template: string) => {
    const { selectionStart = words.length, selectionEnd = selectionStart } = field.current ?? {}
    onWords(putIn(words, template, selectionStart, selectionEnd))
  }
  return (
    <>
      <DropdownMenu
        label={text.open}
        align="start"
        open={isOpen}
        onOpenChange={setOpen}
        returnFocusTo={field}
        trigger={
          <Button
            look="quiet"
            className="-ml-4 justify-self-start text-sm"
            aria-keyshortcuts="t"
            title={text.key}
            icon={<FileIcon size={16} aria-hidden="true" />}
          >
            {text.open}
          </Button>
        }
        items={[
          ...sortTemplates(data, language).map(({ id, name, body, isOwn }) => ({
            key: id,
            label: isOwn ? name : text.organization(name),
            onSelect: () => putInto(body),
          })),
          {
            key: 'add',
            label: text.add,
            icon: <AddIcon size={18} aria-hidden="true" />,
            onSelect: () => setDialog('add'),
          },
          ...(data.length > 0
            ? [
                {
                  key: 'manage',
                  label: text.manage,
                  icon: <EditIcon size={18} aria-hidden="true" />,
                  onSelect: () => setDialog('manage'),
                },
              ]
            : []),
        ]}
      />
      <Suspense fallback={null}>
        {dialog === 'add' && <TemplateDialog words={words} language={language} onClose={close} />}
        {dialog === 'manage' && <TemplatesDialog templates={data} onClose={close} />}
      </Suspense>
    </>
  )
}
