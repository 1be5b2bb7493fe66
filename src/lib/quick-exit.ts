/** Where quick exit leads without a script, and where its script says that the session is over (decision 41). */
export const QUICK_EXIT_ADDRESS = '/leave'

/**
 * The cookie of a browser that somebody left in a hurry. While it is there, the server takes nobody in this browser for
 * signed in, even where the line was cut at that moment and the session could not be ended. It holds no secret.
 */
export const QUICK_EXIT_COOKIE = 'handrail_left'

/** The person came back on purpose: what was left behind is ended, and the cookie goes. */
export const QUICK_EXIT_RETURN_ADDRESS = `${QUICK_EXIT_ADDRESS}?back`
