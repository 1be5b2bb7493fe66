import type { helpInACrisisText as English } from './help-in-a-crisis.text.ts'

export const helpInACrisisText: typeof English = {
  title: 'Ayuda en una crisis: al llamar al 988 o al 211',
  description:
    'Cuándo llamar al 988, al 211 o al 911 en Estados Unidos, quién contesta, qué preguntan, cuánto cuesta y qué decir si no salen las palabras.',
  lead: 'Tres números cortos pueden ayudar en un día difícil. Esta página le dice a cuál llamar y qué pasa después de oprimir el botón.',
  changedOn: '2026-11-21',
  sections: [
    {
      heading: 'Qué número es para qué',
      paragraphs: ['Si no está seguro, elija uno y llame. Le ayudarán a llegar al lugar correcto.'],
      points: [
        '911: alguien está herido o en peligro ahora mismo, o hay un incendio.',
        '988: siente que ya no puede más, piensa en quitarse la vida o necesita hablar de un momento difícil, del alcohol o de las drogas.',
        '211: necesita comida, un lugar donde quedarse, ayuda con una cuenta, transporte u otra ayuda cerca de usted.',
      ],
    },
    {
      heading: 'Qué pasa cuando llama al 988',
      paragraphs: [
        'Primero oye un saludo corto. Le dice que oprima 2 para español, o 1 si es veterano. Tal vez oiga música mientras buscan a alguien libre. Por favor, no cuelgue. Puede tardar unos minutos.',
        'Luego contesta una persona. Está preparada para esto. Le dice su nombre y le pregunta cómo puede ayudar. Le va a preguntar si está a salvo en este momento. Es para saber cómo ayudarle, no para juzgarle.',
        'Usted puede hablar, llorar o quedarse en silencio. No tiene que dar su nombre. Sobre todo, le escuchan. Después piensan con usted qué le ayudaría esta noche. La llamada es gratis, a cualquier hora de cualquier día.',
      ],
      points: [],
    },
    {
      heading: '¿Van a mandar a alguien?',
      paragraphs: [
        'Casi siempre, no. Casi todas las llamadas terminan con una charla y un plan. Pueden mandar ayuda si una vida está en peligro ahora mismo y no hay otra forma de cuidarla. Puede preguntarlo al llamar: “¿Van a mandar a alguien si hablo con ustedes?”.',
        'También puede llamar por otra persona. Diga: “Me preocupa mi hermano. ¿Qué hago?”.',
      ],
      points: [],
    },
    {
      heading: 'Si no quiere hablar',
      paragraphs: [
        'Puede mandar un texto. Para español, mande la palabra AYUDA al 988. También puede escribir por internet en 988lifeline.org. Si usted es una persona sorda, ahí puede llamar por video en lengua de señas americana.',
        'Si alguien puede mirar su teléfono, borre el texto o la llamada al terminar. O use un teléfono que esa persona no vea.',
      ],
      points: [],
    },
    {
      heading: 'Qué pasa cuando llama al 211',
      paragraphs: [
        'Contesta una persona de su zona o de su estado. Le pide su código postal o su ciudad y qué necesita. Tal vez pregunte su edad, quién vive con usted y cuánto gana, porque muchos programas tienen reglas sobre eso.',
        'Luego busca en una lista de programas y le da nombres, números y horarios. Tenga con qué escribir, o pida que se lo manden por texto. Pregunte una cosa más: “¿A cuál llamo primero?”.',
        'Es gratis, y pueden usar un intérprete para casi todos los idiomas. En algunos lugares no abre de noche. Si el 211 no funciona desde su teléfono, busque su zona en 211.org.',
      ],
      points: [],
    },
    {
      heading: 'Qué pasa cuando llama al 911',
      paragraphs: [
        'Primero le van a preguntar dónde está. Diga la dirección, o lo que ve a su alrededor. Luego diga qué pasa. No cuelgue hasta que le digan que puede.',
        'Si es por salud mental, dígalo. Pregunte si tienen a alguien preparado para una crisis de salud mental. Si no es seguro hablar, intente mandar un texto al 911. Funciona en muchos lugares, pero no en todos.',
      ],
      points: [],
    },
    {
      heading: 'Palabras que puede usar',
      paragraphs: ['Es difícil empezar. Puede leer una de estas frases en voz alta.'],
      points: [
        '“No sé qué decir. Estoy pasando una noche muy mala.”',
        '“Estoy pensando en quitarme la vida. Necesito que alguien se quede conmigo en el teléfono.”',
        '“Tengo dos hijos y no tenemos dónde dormir esta noche.”',
        '“El viernes me cortan la luz. ¿Quién ayuda con la cuenta?”',
        '“Hable despacio, por favor. Necesito español.”',
      ],
    },
    {
      heading: 'Más números para guardar',
      paragraphs: ['Todos son gratis, de día y de noche.'],
      points: [
        'Alguien le hace daño o le da miedo en casa: 1-800-799-7233.',
        'Ayuda con el alcohol o las drogas: 1-800-662-4357.',
        'Alguien tomó veneno o demasiada medicina: 1-800-222-1222. Si no despierta, llame al 911.',
      ],
    },
    {
      heading: 'Después de la llamada',
      paragraphs: [
        'Tal vez se sienta con sueño, un poco mejor, o casi igual. Es normal. Tome agua. Dígale a una persona de confianza que llamó.',
        'Si el número que le dieron no ayudó, llame otra vez y dígalo. Van a buscar otro. También puede decirle a su gestor de casos: “Llamé y nadie pudo ayudar”. Así ya son dos buscando. Pero los mensajes a su equipo no se leen día y noche. Cuando no puede esperar, llame.',
      ],
      points: [],
    },
  ],
}
