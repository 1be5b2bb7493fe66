/**
 * A path as it may stand in a redirect. Slashes at its front, in either direction, would name another site; a browser
 * skips tabs and line ends between them, so those are written out.
 */
export function ownPath(path: string): string {
  return encodeURI(`/${path.replace(/^[/\\\s]+/, '')}`)
}
