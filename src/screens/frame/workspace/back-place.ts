/** Where, on a narrow screen, the way back from a page stands: in the bar above it, in the place of the organization's name. */
export const BACK_PLACE = 'page-back'
