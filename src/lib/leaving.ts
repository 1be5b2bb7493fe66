/** Where quick exit leads without a script, and where its script says that the session is over (decision 41). */
export const LEAVE_ADDRESS = '/leave'

/**
 * The cookie of a browser that somebody left in a hurry. While it is there, the server takes nobody in this browser for
 * signed in, even where the line was cut at that moment and the session could not be ended. It holds no secret.
 */
export const LEFT_COOKIE = 'handrail_left'

/** The person came back on purpose: what was left behind is ended, and the cookie goes. */
export const RETURN_ADDRESS = `${LEAVE_ADDRESS}?back`
