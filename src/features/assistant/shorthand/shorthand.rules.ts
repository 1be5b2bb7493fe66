// What staff write for short among themselves ("f/u w/ landlord re: appl"). A letter to a patient says it in whole words; where
// nothing tells what something stands for, it is named, and whoever accepts the letter changes it.

/** Shorthand with one meaning, in English and in Spanish. */
const meanings: Readonly<Record<string, readonly [string, string]>> = {
  'f/u': ['follow up', 'dar seguimiento'],
  'w/o': ['without', 'sin'],
  'w/': ['with', 'con'],
  'b/c': ['because', 'porque'],
  're:': ['about', 'sobre'],
  appt: ['appointment', 'cita'],
  appts: ['appointments', 'citas'],
  appl: ['application', 'solicitud'],
  mtg: ['meeting', 'reunión'],
  rx: ['prescription', 'receta'],
  tx: ['treatment', 'tratamiento'],
  asap: ['as soon as possible', 'lo antes posible'],
  tmrw: ['tomorrow', 'mañana'],
}

/** What only those who write it understand, or what may stand for two things; a sign of an office, mostly. */
const unclear = new Set(
  'pt pts clt hx dx sx c/o s/p r/o h/o n/a d/c lmom lvm hv wnl prn bid tid qd mh sud dv roi poc cm'.split(
    ' ',
  ),
)

const pieces = /(?<![\p{L}\p{N}])(?:w\/(?:o\b)?|re:|\p{L}+(?:\/\p{L}+)?)/giu

/** The text with what is written for short in whole words. */
export function writeOut(text: string, language: 'en' | 'es'): string {
  return text
    .replace(pieces, piece => {
      const meant = meanings[piece.toLowerCase()]?.[language === 'en' ? 0 : 1]
      if (meant === undefined) return piece
      // "w/landlord" is written without a space.
      return piece.toLowerCase() === 'w/' ? `${meant} ` : meant
    })
    .replace(/ {2,}/g, ' ')
    .trim()
}

/** What is left of it: each piece as it stands in the text. */
export function shorthandIn(text: string): string[] {
  return (text.match(pieces) ?? []).filter(piece => unclear.has(piece.toLowerCase()))
}
