/** Joins the class names that apply: `joinClasses('card', isOpen && 'open')`. */
export function joinClasses(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
