import { useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { joinClasses } from '#ui/class-names.ts'
import { MoonIcon, SunIcon, SystemIcon } from '#ui/icons.ts'
import { frameText } from './frame.text.ts'
import { chooseTheme, readTheme, subscribeTheme, type ThemeChoice, themeChoices } from './theme.ts'

const icons: Record<ThemeChoice, typeof SunIcon> = { system: SystemIcon, light: SunIcon, dark: MoonIcon }

const useTheme = () => useSyncExternalStore(subscribeTheme, readTheme, () => 'system' as const)

/** Three ways to see Handrail: as the device does, light, dark. */
export function ThemeSwitch() {
  const group = useId()
  const choices = useRef<HTMLFieldSetElement>(null)
  const chosen = useTheme()
  useLayoutEffect(() => {
    // What was pressed on the finished page before anybody listened: its mark is not the one the page came with.
    const pressed = choices.current?.querySelector<HTMLInputElement>('input:checked')
    if (pressed && !pressed.defaultChecked) chooseTheme(pressed.value as ThemeChoice)
  }, [])
  return (
    <fieldset
      ref={choices}
      className="inline-flex w-fit max-w-full flex-wrap rounded-card border border-edge bg-surface text-ink"
    >
      <legend className="sr-only">{frameText.theme}</legend>
      {themeChoices.map(choice => {
        const Icon = icons[choice]
        return (
          <label
            key={choice}
            className={joinClasses(
              'relative flex min-h-11 cursor-pointer items-center gap-2 rounded-[9px] px-2 text-sm sm:px-3 transition-colors',
              'has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
              chosen === choice ? 'bg-rail-soft font-semibold text-rail' : 'text-muted hover:text-ink',
            )}
          >
            <input
              type="radio"
              name={group}
              value={choice}
              checked={chosen === choice}
              onChange={() => chooseTheme(choice)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Icon size={18} aria-hidden="true" />
            <span>{frameText.themes[choice]}</span>
          </label>
        )
      })}
    </fieldset>
  )
}

/** The same where there is room for a picture alone: the device's own list, which says by itself what is chosen. */
export function ThemeSelect() {
  const chosen = useTheme()
  const Icon = icons[chosen]
  return (
    <span className="relative -mx-3 grid size-11 place-items-center rounded-card hover:bg-sunken hover:text-ink has-focus-visible:outline-3 has-focus-visible:outline-focus">
      <Icon size={18} aria-hidden="true" />
      <select
        aria-label={frameText.theme}
        title={frameText.themes[chosen]}
        value={chosen}
        onChange={({ target }) => chooseTheme(target.value as ThemeChoice)}
        className="absolute inset-0 cursor-pointer bg-surface text-base text-ink opacity-0"
      >
        {themeChoices.map(choice => (
          <option key={choice} value={choice}>
            {frameText.themes[choice]}
          </option>
        ))}
      </select>
    </span>
  )
}
