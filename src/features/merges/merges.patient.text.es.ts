import type { mergesPatientText as English } from './merges.patient.text.ts'

export const mergesPatientText: typeof English = {
  same_person: {
    title: '¿Tiene dos cuentas aquí?',
    body: 'Su equipo de atención encontró dos expedientes que quizás sean suyos: este, y otro con otra cuenta. Si los dos son suyos, diga que sí aquí; después entre con la otra cuenta y diga que sí allí también. Entonces su equipo los une.',
    safe: 'Si no está seguro o segura, diga que no. En ningún caso alguien ve su cuaderno.',
    yes: 'Sí, los dos son míos',
    no: 'No, solo este',
  },
  private_words: {
    title: 'Su otro expediente tenía palabras que solo usted puede leer',
    body: 'Hace un tiempo sus dos expedientes se unieron. Un cuaderno o registros que nunca compartió quedaron cerrados. Si son suyos, puede traerlos aquí. Solo usted los verá.',
    safe: 'Si nunca tuvo otro expediente, diga que no. Aún podrá traerlos más tarde, en Mi perfil.',
    yes: 'Traerlos aquí',
    no: 'No, dejarlos cerrados',
  },
  answered: { title: 'Gracias', body: 'Su equipo de atención ve su respuesta.' },
  brought: { title: 'Ya están aquí', body: 'Los encuentra en su cuaderno y en sus registros.' },
  left: {
    title: 'Se quedan cerrados',
    body: 'Nadie más puede leerlos. Si cambia de opinión, los encuentra en Mi perfil.',
  },
  closed: {
    title: 'Palabras de su otro expediente',
    body: day =>
      `El ${day} usted dejó cerrado lo que solo usted puede leer: un cuaderno, o registros que nunca compartió. Aún puede traerlos aquí.`,
  },
  failure: { title: 'No se guardó', body: 'Inténtelo de nuevo en un momento.' },
}
