import { brand } from '#lib/brand.ts'
import type { privacyText as English } from './privacy.text.ts'

export const privacyText: typeof English = {
  title: 'Política de privacidad',
  description: `Qué guarda ${brand.name} sobre usted, quién puede verlo, qué nunca se hace con ello y qué puede pedir. En palabras sencillas y con fecha.`,
  lead: 'En pocas palabras: su registro es suyo. Solo lo leen las personas que le ayudan. Nada se vende.',
  changedOn: '2026-11-27',
  contact: 'Preguntar sobre su privacidad',
  contactNote: 'Lo lee y lo contesta una persona.',
  sections: [
    {
      heading: 'De quién es esta página',
      paragraphs: [
        `${brand.name} es un programa. El grupo que opera la copia que usted usa responde por ella y por lo que se guarda en ella. Su nombre y dirección están en la página de contacto.`,
        'Si usted es paciente, la organización que le ayuda (una clínica, una agencia, una escuela) decide qué se guarda en su registro y por cuánto tiempo. Puede tener su propio aviso de privacidad. Si no dicen lo mismo, pregunte cuál vale para usted.',
      ],
      points: [],
    },
    {
      heading: 'Qué se guarda',
      paragraphs: ['Solo lo que hace falta para ayudarle y para cuidar su registro.'],
      points: [
        'Lo que nos dice al abrir su cuenta: su nombre, correo y teléfono.',
        'Lo que usted escribe: respuestas, mensajes, metas, notas, formularios, cómo está su día si lo anota, y su cuaderno privado.',
        'Lo que su equipo escribe y hace por usted: notas, próximos pasos, tareas, citas, puntos de su lista y etiquetas.',
        'Cómo es seguro hablarle, su idioma, su zona horaria y el nombre que usa, si los dice.',
        'Cuándo entró, desde qué dirección de red y en qué tipo de aparato, para que pueda verlo y cerrarlo.',
        'Quién abrió su registro y cuándo.',
        'De los formularios de contacto y demostración: lo que ahí escribió.',
      ],
    },
    {
      heading: 'Para qué se usa',
      paragraphs: [
        'Para ayudarle: para que su equipo sepa qué sigue, y usted también. Para mandarle los correos que necesita, a las horas que usted llamó seguras. Para que no entre quien no debe. Para nada más.',
      ],
      points: [],
    },
    {
      heading: 'Quién puede verlo',
      paragraphs: [
        'Usted. Su gestor de casos. Su especialista, si lo tiene. Un colega que trabaja con ellos, o que cubre cuando no están: Mi perfil dice quién. Los administradores de la organización que le ayuda. Nadie de otra organización.',
        'Si le toca otro gestor, el nuevo ve su registro y el anterior ya no. Su cuaderno privado es solo para usted. Nadie de la organización puede abrirlo. Cómo está su día también queda con usted, a menos que lo comparta.',
        'Quienes operan los servidores mantienen las máquinas. Si hace falta, pueden llegar a lo que hay en ellas, como pasa con todo programa. La página de contacto le dice cómo preguntar quiénes son.',
      ],
      points: [],
    },
    {
      heading: 'Cuándo se puede compartir',
      paragraphs: [
        'No le damos su registro a nadie de afuera. Su organización tal vez tenga que compartir algo: si hay una vida en peligro, si le hacen daño a un niño o si un juez lo ordena. Para los registros de tratamiento por alcohol o drogas, y para los de la escuela, hay más reglas. Su organización puede decirle cuáles valen.',
      ],
      points: [],
    },
    {
      heading: 'Lo que nunca pasa',
      paragraphs: [],
      points: [
        'Sus datos no se venden, no se rentan y no se cambian.',
        'No hay anuncios, y nadie le sigue a otros sitios.',
        'Sus palabras no se usan para entrenar un modelo.',
        'Ningún programa toma solo una decisión sobre usted.',
      ],
    },
    {
      heading: 'El asistente y sus palabras',
      paragraphs: [
        'El asistente del portal es una guía integrada. Es un programa con una colección fija de textos. Lo que usted le escribe se queda en el servidor donde está su registro.',
        'Algunas palabras pueden decir que hay peligro. El programa las busca para mostrarle cómo pedir ayuda, y para que su gestor lo sepa. En su cuaderno privado le muestra la ayuda y no avisa a nadie, a menos que usted oprima el botón para eso.',
        'Si algún día su organización quiere usar un modelo de lenguaje más grande, primero se le pregunta a usted. Puede decir que no, o quitar un sí, y no pierde nada.',
      ],
      points: [],
    },
    {
      heading: 'Las cookies y su aparato',
      paragraphs: [
        'Usamos pocas cookies y ajustes pequeños: una mantiene su sesión abierta, y otras guardan su idioma y sus colores. No hay ninguna para anuncios ni para contar visitas.',
        'Si usted dice que un teléfono es suyo, puede guardar con candado lo último que vio, para que el portal abra sin señal. Se quita al cerrar la sesión o con la salida rápida. Si no lo dijo, no se guarda.',
      ],
      points: [],
    },
    {
      heading: 'Cómo se protege',
      paragraphs: [
        'La propia base de datos decide quién puede ver qué. Las contraseñas se guardan de una forma que no se puede regresar. Usted puede añadir un segundo paso a su entrada, ver dónde tiene sesiones y cerrarlas todas. Ningún sistema es perfecto. Si algo malo pasa con sus datos, su organización tiene que avisarle como dice la ley.',
      ],
      points: [],
    },
    {
      heading: 'Cuánto tiempo se guarda',
      paragraphs: [
        'Mientras su organización le ayuda, y después el tiempo que pide la ley. Para los registros de salud suelen ser varios años. Pregunte a su organización cuál es su regla.',
      ],
      points: [],
    },
    {
      heading: 'Qué puede pedir',
      paragraphs: [
        'Algunas cosas puede hacerlas usted en el portal. Para lo demás, pida a su organización o escríbanos.',
      ],
      points: [
        'Ver y descargar todo lo que se guarda sobre usted.',
        'Ver quién abrió su registro.',
        'Pedir que se corrija un error.',
        'Pedir, también en el portal, que se borren sus datos. La ley puede obligar a su organización a guardar una parte. Si es así, tienen que decirle por qué.',
        'Quejarse. En Estados Unidos puede escribir a la Oficina de Derechos Civiles del Departamento de Salud y Servicios Humanos. Nadie puede tratarle peor por hacerlo.',
      ],
    },
    {
      heading: 'Menores y personas que ayudan',
      paragraphs: [
        'El portal es para adultos y para adolescentes que pueden aceptar su propio cuidado. Los padres, tutores y ayudantes deben preguntar a la organización antes de abrir una cuenta para otra persona.',
      ],
      points: [],
    },
    {
      heading: 'Si esta página cambia',
      paragraphs: [
        'El día del último cambio está arriba. Si cambia algo importante, su organización se lo dice antes de que valga.',
      ],
      points: [],
    },
  ],
}
