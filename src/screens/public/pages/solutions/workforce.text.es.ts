import { brand } from '#lib/brand.ts'
import type { workforceText as English } from './workforce.text.ts'

export const workforceText: typeof English = {
  title: 'Empleo y reinserción',
  description: `${brand.name} para programas de empleo y reinserción: pasos pequeños con fecha hasta el primer turno, y un avance que nunca vuelve a cero.`,
  heading: 'Una identificación, un transporte, un teléfono, un primer turno.',
  lead: 'El camino a un trabajo estable es una fila de puertas pequeñas, y cada una se cierra con la anterior. Sin identificación no hay banco. Sin banco no hay depósito. Lo que ayuda es saber qué puerta sigue.',
  demo: 'Pedir una demostración',
  portal: 'Cómo funciona el portal',
  doors: [
    'Identificación y papeles',
    'Un teléfono que sirva',
    'Transporte',
    'Un currículum',
    'Una entrevista',
    'El primer turno',
  ],
  doorsLabel: 'Seis puertas en el camino al trabajo. Dos están abiertas y la tercera sigue.',
  monthTitle: 'Los primeros treinta días',
  monthLead: 'Marcos salió un jueves con cuarenta dólares y una lista de cosas a las que no puede faltar.',
  month: [
    {
      when: 'Día 1',
      title: 'Alguien contesta',
      body: 'Abre su cuenta en la biblioteca. La primera charla dura diez minutos y no pregunta qué hizo. Puede saltarse lo que quiera.',
      where: 'Portal del paciente, “Primeros pasos”',
    },
    {
      when: 'Día 3',
      title: 'Seis puertas, en orden',
      body: 'Su lista tiene ocho partes de la vida y un próximo paso sencillo para cada punto abierto. Su gestor le pone dos tareas con fecha: el acta de nacimiento y después la identificación del estado.',
      where: 'Lista y tareas',
    },
    {
      when: 'Día 9',
      title: 'Una mala semana',
      body: 'Sin dinero para el autobús, en el sofá de un primo, seis días sin entrar. Nada se puso rojo. Su racha está en pausa, no perdida, y la página le dice que es bueno verlo.',
      where: 'Portal del paciente, “Inicio”',
    },
    {
      when: 'Día 16',
      title: 'La pregunta que costaba una mañana',
      body: '“¿Me pueden dar una carta para el patrón?” La escribe entre dos trenes. Al bajar ya está la respuesta.',
      where: 'Mensajes',
    },
    {
      when: 'Día 30',
      title: 'El primer turno',
      body: 'Marca su meta como lograda: ahora sigue “Cuatro semanas seguidas de trabajo”. Es su meta, en sus palabras, y solo él puede borrarla.',
      where: 'Mi perfil, “Sus metas y su progreso”',
    },
  ],
  kindTitle: 'Un avance que no castiga',
  kindBody:
    'Un contador que vuelve a cero le dice a la persona, en su peor día, que nada valió. El nuestro no hace eso. Un día sin entrar es una pausa. Al volver se le da la bienvenida. Nadie compite con nadie, y ningún recordatorio culpa.',
  kindLabel: 'Catorce días. Tres días sin entrar son una pausa, y después la cuenta sigue.',
  kindDays: 'Días en que usted entró',
  kindPause: 'Una pausa. La cuenta le esperó.',
  answersTitle: 'Lo que frena a la gente',
  answers: [
    {
      problem: 'Todo vence al mismo tiempo',
      answer:
        'Supervisión, corte, clases, tratamiento, búsqueda de trabajo. Cada tarea lleva fecha y prioridad, y así se ve lo que no puede esperar. Las citas se piden y se contestan en el mismo lugar.',
    },
    {
      problem: 'Teléfono nuevo, número nuevo, el tercero este año',
      answer:
        'El portal es una dirección de internet, no una aplicación en un teléfono perdido. La persona entra desde otro y sigue donde iba. Lo guardado sin conexión está solo en el aparato que dijo que es suyo.',
    },
    {
      problem: '“Hice todo lo de la lista. Nadie lo vio.”',
      answer:
        'Cuando una tarea se marca como completa, se le avisa al gestor de casos y queda la fecha. Los dos ven la misma lista.',
    },
    {
      problem: 'Noventa personas para un solo gestor',
      answer:
        'Busque por nombre, ordene por quién necesita atención o por quién va más atrás. Quien espera, quien va tarde y quien no tiene próximo paso tienen cada uno su vista, y así quien calla no queda en el olvido.',
    },
  ],
  rulesTitle: 'Las normas de su campo',
  rules: [
    {
      name: 'WIOA',
      asks: 'Seis medidas: trabajo en el segundo y en el cuarto trimestre después de salir del programa, ingreso mediano, títulos, avances medibles y qué tan bien se sirve a los patrones.',
      here: `${brand.name} no calcula ninguna; aquí no hay registros de salario. Guarda lo que viene antes: tareas, metas y pasos, con el día en que se hizo cada uno.`,
      yours:
        'La entrada en el sistema de su estado, los papeles que prueban un avance y el seguimiento después.',
    },
    {
      name: 'Supervisión y cortes',
      asks: 'Un oficial de libertad condicional o una corte muchas veces le pide al programa asistencia o avances.',
      here: 'No hay una vista para oficiales ni cortes, y nada se les informa por sí solo. La persona puede descargar su registro y decidir a quién mostrarlo.',
      yours:
        'El consentimiento por escrito antes de compartir, y lo que acordó con las personas que atiende.',
    },
    {
      name: '42 CFR Parte 2',
      asks: 'Si su programa ofrece tratamiento por consumo de sustancias y tiene ayuda federal, sus registros tienen más protección, también contra su uso en la corte.',
      here: 'Los registros se quedan en su organización, y cada gestor ve solo sus casos.',
      yours: 'Los consentimientos y avisos: aquí todavía no se registran.',
    },
  ],
  partsLead: 'Para programas que cuentan en primeros turnos.',
  parts: [
    {
      to: '/product/assessments',
      why: 'Metas en las palabras de la persona, junto a las que acuerdan los dos.',
    },
    { to: '/product/messaging', why: 'Preguntas cortas, contestadas entre dos autobuses. Gratis.' },
    { to: '/product/dashboards', why: 'Quién necesita apoyo hoy y cuánto ha avanzado cada lista.' },
  ],
  closingTitle: '¿Qué puerta sigue?',
  closingBody: `Muéstrenos los primeros treinta días de su programa. En ${brand.demoMinutes} minutos le mostramos cómo se verían aquí.`,
}
