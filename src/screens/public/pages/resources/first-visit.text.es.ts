import type { firstVisitText as English } from './first-visit.text.ts'

export const firstVisitText: typeof English = {
  title: 'Antes de su primera visita con un gestor de casos',
  description:
    'Qué hace un gestor de casos, qué llevar, qué le pueden preguntar y qué puede preguntar usted. Una guía sencilla para llegar con más calma.',
  lead: 'La primera visita es una charla, no un examen. No se puede fallar. Esta página le ayuda a llegar sabiendo qué esperar.',
  changedOn: '2026-11-21',
  sections: [
    {
      heading: 'Qué hace un gestor de casos',
      paragraphs: [
        'Un gestor de casos le ayuda a encontrar su camino. Usted cuenta qué está difícil. Él o ella sabe quién ayuda con qué, y hace llamadas con usted o por usted.',
        'Puede ayudar con un lugar donde vivir, comida, salud, trabajo, papeles, transporte y más. No es el dueño de esas cosas. No puede hacer que una lista vaya más rápido. Pero sabe cómo se abre cada puerta y le acompaña mientras usted lo intenta.',
        'Un gestor de casos no es juez, ni jefe, ni policía. Usted no trabaja para esa persona. Esa persona trabaja con usted.',
      ],
      points: [],
    },
    {
      heading: 'Qué llevar, si lo tiene',
      paragraphs: [
        'Lleve lo que encuentre. No se quede en casa porque le falta un papel. Recuperar los papeles perdidos es parte de la ayuda.',
      ],
      points: [
        'Cualquier identificación, aunque sea vieja',
        'Las cartas que no entiende o que aún no ha abierto',
        'Una lista de sus medicinas, o los frascos',
        'Algo que muestre lo que gana, si gana dinero',
        'Los nombres y teléfonos de quienes le ayudan hoy',
        'Sus propias preguntas, en papel o en el teléfono',
      ],
    },
    {
      heading: 'Qué le pueden preguntar',
      paragraphs: [
        'Le van a preguntar por qué vino. Tal vez pregunten dónde duerme, cómo come, si se siente a salvo, cómo está su salud y quién es su familia. Algunas cosas pueden sentirse muy cercanas. Preguntan porque la respuesta puede abrir la puerta a una ayuda.',
        'Usted puede decir: “Hoy prefiero no hablar de eso”. Puede decir: “¿Para qué lo necesita?”. Las dos cosas son justas. Un buen gestor le dirá por qué pregunta, y va a esperar.',
        'Diga con confianza lo que más necesita. Si no tiene dónde dormir esta noche, dígalo primero. Si hay una fecha cerca, como un día en la corte o el día de la renta, dígala también.',
      ],
      points: [],
    },
    {
      heading: 'Qué puede preguntar usted',
      paragraphs: ['Usted puede preguntar tanto como ellos. Estas son buenas preguntas para empezar.'],
      points: [
        '¿Con qué me puede ayudar y con qué no?',
        '¿Quién va a ver lo que le cuento?',
        '¿Qué va a pasar después, y para qué día?',
        '¿Cómo le hablo, y cuánto tarda en contestar?',
        '¿Qué hago si algo se pone mal de noche o en fin de semana?',
        '¿Puedo tener un intérprete gratis?',
      ],
    },
    {
      heading: 'Cómo hacerlo más fácil',
      paragraphs: [
        'Puede ir con un amigo o con alguien de su familia. Puede pedir la visita por teléfono si le queda lejos. Si necesita cuidado de niños, transporte o una silla cerca de la puerta, dígalo antes de ir. La gente lo pide todos los días.',
        'Si le cuesta hablar, escríbalo. Bastan tres líneas: qué está mal, qué ya intentó y qué le ayudaría más esta semana. Entregue el papel.',
        'Si no es seguro que en su casa sepan de la visita, dígalo al empezar. Diga qué teléfono es seguro, a qué hora, y si pueden dejar un recado.',
      ],
      points: [],
    },
    {
      heading: 'Antes de irse',
      paragraphs: [
        'Pida un próximo paso. No diez. Una cosa que hará usted, una cosa que harán ellos y un día para cada una. Escríbalo o tómele una foto.',
        'Pregunte cuándo van a hablar otra vez. Si se le olvida algo, no importa. Puede mandar un mensaje después.',
      ],
      points: [],
    },
    {
      heading: 'Si no salió bien',
      paragraphs: [
        'A veces la primera visita se siente fría o con prisa. No es culpa suya. Puede decirlo: “Sentí mucha prisa. ¿Lo intentamos otra vez?”. Puede pedir otra persona. Puede pedir hablar con quien dirige la oficina.',
        'Y si se fue antes, o no fue, todavía puede volver. Faltar a una visita no cierra la puerta. Llame o escriba y diga: “Quiero intentarlo otra vez”. No hace falta decir nada más.',
      ],
      points: [],
    },
  ],
}
