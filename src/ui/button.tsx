import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { joinClasses } from './class-names.ts'
import { Spinner } from './spinner.tsx'

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger' | 'onDeep' | 'onDeepQuiet'
export type ButtonSize = 'regular' | 'large' | 'icon'

const looks: Record<ButtonLook, string> = {
  primary: 'border-rail bg-rail text-on-rail hover:border-rail-strong hover:bg-rail-strong',
  secondary: 'border-edge bg-surface text-ink hover:border-rail hover:text-rail',
  quiet: 'border-transparent bg-transparent text-ink hover:bg-sunken',
  onDeep:
    'border-marigold bg-marigold text-on-marigold hover:border-on-deep hover:bg-on-deep hover:text-deep',
  onDeepQuiet:
    'border-transparent bg-transparent text-on-deep underline underline-offset-4 hover:text-marigold',
  danger: 'border-brick bg-brick text-on-brick hover:border-brick-strong hover:bg-brick-strong',
}

const sizes: Record<ButtonSize, string> = {
  regular: 'min-h-11 px-4 py-2 dense:min-h-8 dense:px-3 dense:py-1 dense:text-sm',
  large: 'min-h-13 px-6 py-3 text-lg',
  icon: 'size-11 justify-center dense:size-8',
}

/** The classes of a button, for what must look like one and is something else. */
export function buttonClasses(look: ButtonLook = 'primary', size: ButtonSize = 'regular'): string {
  return joinClasses(
    'inline-flex items-center justify-center gap-2 rounded-card border text-center font-semibold leading-tight [&>svg]:shrink-0',
    'transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-55',
    looks[look],
    sizes[size],
  )
}

interface Shape {
  look?: ButtonLook
  size?: ButtonSize
  icon?: ReactNode
}

/**
 * A button. While `busy` it cannot be pressed again and shows `busyLabel` if there is one. What is `busy` at times takes a double
 * click as one press: the second came before the first could show, or falls on what stands there next. Whoever pressed it with the
 * focus on it has it back, unless something else took it meanwhile.
 */
export function Button({
  look,
  size,
  icon,
  busy,
  busyLabel,
  type = 'button',
  className,
  children,
  disabled,
  onClick,
  ...rest
}: ComponentProps<'button'> & Shape & { busy?: boolean; busyLabel?: string }) {
  const pressed = useRef<HTMLButtonElement>(null)
  const pressOnce = (event: MouseEvent<HTMLButtonElement>) => {
    if (event.detail > 1) return event.preventDefault()
    const { currentTarget } = event
    if (currentTarget === document.activeElement) pressed.current = currentTarget
    onClick?.(event)
  }
  useEffect(() => {
    if (busy) return
    // The browser takes the focus from what is disabled, and gives it to the page.
    if (document.activeElement === document.body) pressed.current?.focus()
    pressed.current = null
  }, [busy])
  return (
    <button
      {...rest}
      type={type}
      onClick={busy === undefined ? onClick : pressOnce}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={joinClasses(buttonClasses(look, size), className)}
    >
      {busy ? <Spinner size={18} /> : icon}
      {busy ? (busyLabel ?? children) : children}
    </button>
  )
}

/** A link that looks like a button: for going somewhere, where `Button` does something. */
export function ButtonLink({
  look,
  size,
  icon,
  className,
  children,
  ...rest
}: ComponentProps<typeof Link> & Shape) {
  return (
    <Link {...rest} className={joinClasses(buttonClasses(look, size), className)}>
      {icon}
      {children}
    </Link>
  )
}

/** A square button that shows only an icon; `label` is what it is called aloud. */
export function IconButton({
  label,
  icon,
  look = 'quiet',
  ...rest
}: Omit<ComponentProps<typeof Button>, 'children' | 'size'> & { label: string }) {
  return (
    <Button {...rest} look={look} size="icon" aria-label={label} title={label}>
      {icon}
    </Button>
  )
}
