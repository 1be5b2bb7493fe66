import { type ComponentProps, useState } from 'react'
import { controlClasses, Field, type FieldWords, sayTooLong } from './field.tsx'
import { EyeIcon, EyeOffIcon } from './icons.ts'
import { uiText } from './ui.text.ts'

/** A password, with a button that shows what was typed. */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  id,
  className,
  maxLength,
  ...input
}: FieldWords & Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOffIcon : EyeIcon
  const words = isShown ? uiText.hidePassword : uiText.showPassword
  const tooLong = sayTooLong(input.value, maxLength)
  return (
    <Field label={label} hint={hint} error={error} tooLong={tooLong} optional={optional} id={id}>
      {control => (
        <div className="relative">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            data-too-long={tooLong && ''}
            type={isShown ? 'text' : 'password'}
            className={`${controlClasses} pr-12`}
          />
          <button
            type="button"
            onClick={() => setShown(!isShown)}
            aria-label={words}
            title={words}
            aria-pressed={isShown}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-card text-muted hover:text-ink"
          >
            <Icon size={20} aria-hidden="true" />
          </button>
        </div>
      )}
    </Field>
  )
}
