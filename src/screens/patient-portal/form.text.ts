export const formText = {
  /** Says nothing to whoever looks over a shoulder. */
  pageTitle: 'Form',
}
