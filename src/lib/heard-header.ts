/** The header in which an answer says what was heard in the words that were sent; in the browser, the event that tells of it. */
export const HEARD_HEADER = 'handrail-heard'
