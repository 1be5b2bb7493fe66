import { brand } from '#lib/brand.ts'
import type { whatStaysPrivateText as English } from './what-stays-private.text.ts'

export const whatStaysPrivateText: typeof English = {
  title: 'Qué queda en privado y qué no',
  description:
    'Quién puede ver lo que usted le cuenta a su equipo, cuándo tienen que avisar a alguien más y qué puede pedir usted. En palabras sencillas.',
  lead: 'Usted debe saber esto antes de contar algo difícil. Casi todo lo que dice se queda con su equipo. Unas pocas cosas no. Aquí está la línea.',
  changedOn: '2026-11-21',
  sections: [
    {
      heading: 'La respuesta corta',
      paragraphs: [
        'Lo que usted le cuenta a su equipo es para su equipo. No pueden decírselo a su familia, a su patrón, al dueño de su casa ni a sus vecinos. No pueden publicarlo ni venderlo.',
        'Hay pocas veces en que tienen que avisar a alguien, aunque usted diga que no. Son para cuidar la vida de las personas, o porque un juez lo ordena. Deben decírselo al principio. Si no lo hicieron, pregunte.',
      ],
      points: [],
    },
    {
      heading: 'Cuándo tal vez tengan que avisar',
      paragraphs: ['Las reglas no son iguales en todos los estados. Pero estas son comunes.'],
      points: [
        'La vida de alguien está en peligro ahora mismo, la suya o la de otra persona.',
        'Le hacen daño a un niño, o nadie lo cuida. En muchos lugares vale también para personas mayores o con una discapacidad.',
        'Un juez lo ordena.',
      ],
    },
    {
      heading: 'Sentirse mal no es lo mismo que un peligro',
      paragraphs: [
        'Mucha gente tiene miedo de decir cómo se siente. Temen que una frase traiga a la policía. Decir “estoy muy triste” o “ya no puedo más con esto” no es un delito. Es una buena razón para hablar.',
        'Si piensa en quitarse la vida, puede decirlo. La persona debe quedarse tranquila, preguntarle más y buscar ayuda con usted. Si prefiere hablar con alguien que no le conoce, llame al 988 y oprima 2. No tiene que dar su nombre.',
      ],
      points: [],
    },
    {
      heading: 'Algunas cosas tienen más paredes',
      paragraphs: [
        'La ayuda con el alcohol o las drogas tiene sus propias reglas en Estados Unidos. Un programa de tratamiento necesita su sí por escrito para compartir sus datos con casi todas las personas. Hay pocas excepciones, como una emergencia médica. Además, es difícil usar esos datos en su contra en una corte.',
        'Las notas que un terapeuta guarda aparte, solo sobre sus charlas, también tienen más protección. Lo mismo pasa con muchos datos de quien sufre abuso en casa. Pregunte qué reglas valen en su caso.',
      ],
      points: [],
    },
    {
      heading: 'Qué significa firmar un papel',
      paragraphs: [
        'Tal vez le pidan firmar un permiso. Deja que una oficina comparta ciertos datos con otra. Puede leerlo antes. Puede pedir que se lo lean. Puede decir que no, o decir que sí solo a una parte.',
        'Busque cuatro cosas: quién comparte, quién recibe, qué se comparte y cuándo termina el permiso. Después puede quitar su sí. Lo que ya se compartió no se puede recoger, pero no debe salir nada nuevo. Pida una copia.',
      ],
      points: [],
    },
    {
      heading: `Quién ve qué en ${brand.name}`,
      paragraphs: [
        'Usted ve su propio registro. Lo ve su gestor de casos, y su especialista si lo tiene. También quien los cubre. También puede verlo quien dirige la oficina. La gente de otras oficinas no puede.',
        'Usted puede ver quién abrió su registro y cuándo. Puede descargar todo lo que se guarda sobre usted. Y tiene un cuaderno que se llama “Mis notas privadas”. Nadie de la oficina puede leerlo. Si ahí escribe que está en peligro, verá cómo pedir ayuda. Al equipo se le avisa solo si usted oprime el botón para eso.',
      ],
      points: [],
    },
    {
      heading: 'Su teléfono también cuenta',
      paragraphs: [
        'El mejor candado no sirve si alguien mira su pantalla. Si comparte el teléfono, cierre la sesión al terminar. Use la salida rápida si alguien entra: un toque y la página ya no está. El historial del navegador puede mostrar que estuvo aquí; bórrelo si alguien puede verlo.',
        'Dígale a su equipo cómo es seguro hablarle. Pueden no llamar, no mandar correos o no dejar recados. Usted elige las horas. Puede cambiarlo cuando quiera.',
      ],
      points: [],
    },
    {
      heading: 'Qué puede pedir',
      paragraphs: ['Usted tiene derechos, y no necesita un abogado para usarlos.'],
      points: [
        'Una copia de su registro. En casi todos los lugares de salud tienen 30 días para dársela.',
        'Una corrección, si algo está mal. Si dicen que no, puede añadir su versión.',
        'Una lista de algunas de las veces en que se compartió con otros.',
        'Otra forma de hablarle, si la de siempre no es segura.',
        'Un nombre: ¿con quién hablo si no cuidaron mi privacidad?',
      ],
    },
    {
      heading: 'Una buena pregunta',
      paragraphs: [
        'Si recuerda una sola cosa, que sea esta. Antes de contar algo difícil, pregunte: “¿Quién lo va a saber, si se lo cuento?”. Quien ayuda bien contesta, y no le molesta que pregunte.',
        'Esta página es general. No es un consejo legal. Para su propio caso, pregunte en una oficina gratuita de ayuda legal.',
      ],
      points: [],
    },
  ],
}
