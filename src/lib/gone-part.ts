/** Code of a page that the server has no longer: a newer release took its place, and only a page that is loaded anew asks for that. */
export class GonePart extends Error {}
