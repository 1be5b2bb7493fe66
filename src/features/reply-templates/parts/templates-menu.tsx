import { useQuery } from '@tanstack/react-query'
import { type RefObject, Suspense, useRef, useState } from 'react'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { Button } from '#ui/button.tsx'
import { joinClasses } from '#ui/class-names.ts'
import { DropdownMenu } from '#ui/dropdown-menu.tsx'
import { AddIcon, EditIcon, FileIcon } from '#ui/icons.ts'
import { KeyHint } from '#ui/key-hint.tsx'
import { lazyDialog } from '#ui/lazy-part.tsx'
import { usePageKeys } from '#ui/page-keys.ts'
import type { ReplyTemplate } from '../reply-templates.contract.ts'
import { replyTemplates } from '../reply-templates.queries.ts'
import { putIn, sortTemplates } from '../reply-templates.rules.ts'
import { replyTemplatesText as text } from '../reply-templates.text.ts'

// Seldom is one made or changed.
const TemplateDialog = lazyDialog(async () => (await import('./template-dialog.tsx')).default)
const TemplatesDialog = lazyDialog(async () => (await import('./templates-dialog.tsx')).default)

const chip =
  'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-card border border-line bg-surface px-3 text-sm hover:border-rail hover:text-rail lg:min-h-8'

/** So many stand beside the menu of all. */
const SHOWN_FIRST = 2

/** Where not all of the row has room it scrolls: it fades toward the edge, and its end comes to stand clear of that. */
const fading = '-mr-4 pr-8 [mask-image:linear-gradient(to_left,transparent,black_2rem)]'

/**
 * Whether the key is for this menu. Beside an open conversation one may write a note: then it is for the conversation, which stands
 * first, unless the focus is where the other stands.
 */
function isKeyFor(menu: HTMLElement | null): boolean {
  const menus = [...document.querySelectorAll<HTMLElement>('[data-templates]')]
  const near = menus.find(each => each.closest('form, section')?.contains(document.activeElement))
  return menu === (near ?? menus[0])
}

/**
 * Templates to fill in what is being written, by mouse, by Tab, or by the key t: the language of the person one writes to first.
 * They never send anything. The first of them may stand at hand. Here one is made from the words that stand there, too, and changed.
 */
export default function TemplatesMenu({
  language = 'en',
  words,
  field,
  onWords,
  hasFirst = false,
}: {
  language?: 'en' | 'es'
  /** What stands in the field. */
  words: string
  field: RefObject<HTMLTextAreaElement | null>
  /** Takes what stands there with the words of a template, put in where the cursor was. */
  onWords: (words: string) => void
  /** Whether the first of them stand beside the menu. */
  hasFirst?: boolean
}) {
  const { data = [] } = useQuery(replyTemplates(useStaffHat()))
  const [isOpen, setOpen] = useState(false)
  const [dialog, setDialog] = useState<'add' | 'manage'>()
  const row = useRef<HTMLDivElement>(null)
  usePageKeys(key => {
    if (key !== 't' || !isKeyFor(row.current)) return false
    setOpen(true)
    return true
  })
  const close = () => setDialog(undefined)
  const sorted = sortTemplates(data, language)
  const first = hasFirst ? sorted.slice(0, SHOWN_FIRST) : []
  const putInto = (template: string) => {
    const { selectionStart = words.length, selectionEnd = selectionStart } = field.current ?? {}
    onWords(putIn(words, template, selectionStart, selectionEnd))
  }
  return (
    <div
      ref={row}
      data-templates=""
      className={joinClasses(
        'relative -m-1 flex items-center gap-2 overflow-x-auto p-1 [scrollbar-width:none]',
        first.length > 0 && fading,
      )}
    >
      {first.length > 0 && (
        <FirstTemplates
          templates={first}
          onChoose={body => {
            putInto(body)
            field.current?.focus()
          }}
        />
      )}
      <DropdownMenu
        label={text.open}
        align="start"
        open={isOpen}
        onOpenChange={setOpen}
        returnFocusTo={field}
        trigger={first.length > 0 ? ofAll(data.length) : ofTemplates}
        items={[
          ...sorted.map(({ id, name, body, isOwn }) => ({
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
    </div>
  )
}

/** The menu's button where some templates stand beside it, and where none do. */
const ofAll = (count: number) => (
  <button type="button" aria-keyshortcuts="t" title={text.key} className={chip}>
    <span>
      {text.all(count)} <span className="sr-only">{text.templates}</span>
    </span>
    <KeyHint letter="t" />
  </button>
)
const ofTemplates = (
  <Button
    look="quiet"
    className="-ml-4 justify-self-start text-sm"
    aria-keyshortcuts="t"
    title={text.key}
    icon={<FileIcon size={16} aria-hidden="true" />}
  >
    {text.open}
  </Button>
)

/** The first of them by name; their words are read on pointing at one, and before sending in any case. */
function FirstTemplates({
  templates,
  onChoose,
}: {
  templates: readonly ReplyTemplate[]
  onChoose: (words: string) => void
}) {
  return (
    <>
      <span className="text-muted text-sm max-md:hidden">{text.open}</span>
      {templates.map(({ id, name, body, language }) => (
        <button
          key={id}
          type="button"
          title={body}
          aria-label={text.fillIn(name)}
          onClick={() => onChoose(body)}
          className={chip}
        >
          <span lang={language} className="max-w-52 truncate">
            {name}
          </span>
        </button>
      ))}
    </>
  )
}
