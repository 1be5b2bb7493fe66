import { brand } from '#lib/brand.ts'
import type { choosingTheNextStepText as English } from './choosing-the-next-step.text.ts'

export const choosingTheNextStepText: typeof English = {
  title: 'Cuando todo hay que hacerlo a la vez',
  description:
    'Renta, comida, trabajo, corte, salud: cómo elegir el próximo paso cuando todo es para hoy. Cuatro preguntas, una hoja de papel y diez minutos.',
  lead: 'No puede hacer todo hoy. Nadie puede. Pero sí puede elegir un paso, y esta página le ayuda a encontrar cuál.',
  changedOn: '2026-11-21',
  sections: [
    {
      heading: 'Por qué pesa tanto',
      paragraphs: [
        'Cuando muchas cosas son para hoy, la cabeza trata de cargarlas todas. Da vueltas y vueltas. Usted se cansa y nada se hace. Eso no es flojera. Es lo que le pasa a cualquiera cuando hay demasiado.',
        'Por eso lo primero no es esforzarse más. Lo primero es soltarlo: sacarlo de la cabeza y ponerlo en papel.',
      ],
      points: [],
    },
    {
      heading: 'Paso uno: vacíe la cabeza',
      paragraphs: [
        'Tome una hoja de papel o abra las notas de su teléfono. Ponga cinco minutos en el reloj. Escriba todo lo que le jala. No lo ordene. No lo arregle. “La renta. El cumpleaños de mamá. Esa carta. Me duele la muela. La corte, el día nueve.”',
        'Lo pequeño también cuenta. Una cosa pequeña que no está escrita puede pesar como la renta.',
      ],
      points: [],
    },
    {
      heading: 'Paso dos: haga cuatro preguntas',
      paragraphs: ['Vaya línea por línea. Para cada una, haga estas preguntas, en este orden.'],
      points: [
        '¿Hay alguien en peligro? Si es así, pare aquí. Llame al 911, o llame al 988 y oprima 2.',
        '¿Tiene fecha, y qué pasa si se me pasa? Perder la casa o faltar a la corte es peor que pagar un recargo.',
        '¿Abre otras puertas? Una identificación puede abrir el trabajo, el banco y la casa. Por eso tal vez va primero, aunque no tenga fecha.',
        '¿Lo puedo hacer en diez minutos? Si es así, puede ser bueno para empezar.',
      ],
    },
    {
      heading: 'Paso tres: elija una',
      paragraphs: [
        'Ponga una estrella en una línea. Solo en una. Es la que termina peor si espera, o la que abre más puertas.',
        'Si dos líneas se parecen, tome la que puede empezar hoy con el teléfono en la mano. Un paso que empieza vale más que el paso perfecto que espera.',
        'Las otras líneas no se fueron. Están en el papel, y el papel las cuida por usted.',
      ],
      points: [],
    },
    {
      heading: 'Paso cuatro: hágalo pequeño',
      paragraphs: [
        '“Arreglar la renta” no es un paso. Es una montaña. Un paso es algo que se hace de una vez y se ve que ya está hecho.',
        'Entonces córtelo. “Llamar al 211 y preguntar por ayuda con la renta.” Si todavía es grande, córtelo otra vez. “Guardar el número 211 en mi teléfono.” Ningún paso es tan pequeño que no cuente.',
        'Después ponga un día y una hora. “El martes, después de dejar a los niños en la escuela.” Un paso con hora se cumple más que un paso que es solo un deseo.',
      ],
      points: [],
    },
    {
      heading: 'Cómo se puede ver',
      paragraphs: [
        'Ana tenía nueve líneas en su papel. Nadie estaba en peligro. Dos líneas tenían fecha: la cuenta de la luz el viernes y un papel de la escuela el lunes. Había perdido su identificación, y otras tres líneas no se movían sin ella.',
        'Puso la estrella en la luz, porque se la iban a cortar. Su paso pequeño fue una llamada: “No puedo pagar todo. ¿Puedo pagar en partes?”. Tardó doce minutos. Luego le escribió a su gestora: “¿Por dónde empiezo si perdí mi identificación?”. Eso fue todo ese día. Y fue suficiente.',
      ],
      points: [],
    },
    {
      heading: 'Pida una mano con lo demás',
      paragraphs: [
        'Muestre el papel a alguien de confianza. Su gestor de casos puede verlo con usted. Tal vez vea que una llamada arregla dos líneas, o que una fecha se puede mover. Muchas fechas se pueden mover si usted llama antes del día.',
        'También puede mandarlo en pocas palabras: “Tengo nueve cosas. Estas dos tienen fecha. ¿Cuál haría primero?”. Ese mensaje es fácil de contestar.',
      ],
      points: [],
    },
    {
      heading: 'Cuando no lo hizo',
      paragraphs: [
        'Habrá días en que no hará el paso. Se enfermó, no pasó el autobús o simplemente no pudo. No empiece de cero. Mire el paso y pregunte: ¿era muy grande o era mal día? Córtelo o muévalo. Nada más.',
        `En ${brand.name}, un día perdido no le regresa a cero. Es una pausa. Lo que hizo sigue contando.`,
      ],
      points: [],
    },
    {
      heading: 'Guarde el papel',
      paragraphs: [
        'Una vez por semana, mírelo otra vez. Tache lo que ya está y lea las líneas que tachó la semana pasada. La gente olvida cuánto hizo. Después ponga una nueva estrella.',
        'Un paso, y luego el otro. Así se hace todo.',
      ],
      points: [],
    },
  ],
}
