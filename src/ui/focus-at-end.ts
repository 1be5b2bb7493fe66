/** Goes to a field with the caret after what stands there, to go on with it: the browser begins before its first letter. */
export function focusAtEnd(field: HTMLElement): void {
  field.focus()
  if (field instanceof HTMLTextAreaElement) field.setSelectionRange(field.value.length, field.value.length)
}
