/**
 * What stands in prerendered pages for the address that people reach this copy at: the pages are built before anybody
 * knows it, and the server fills it in when it sends them.
 */
export const originPlaceholder = 'https://origin.invalid'

/** The address of this copy, such as https://care.example.org, in a browser; while pages are written, its placeholder. */
export const siteOrigin: string = typeof window === 'undefined' ? originPlaceholder : window.location.origin
