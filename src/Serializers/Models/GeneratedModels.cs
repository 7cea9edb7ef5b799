using SerBench.Formats.Contracts;
using SerBench.Model;

// The models are plain data and know no serializer, so their binarizers are asked for here.
[assembly: GenerateBinarizer(typeof(Person))]
[assembly: GenerateBinarizer(typeof(SimpleObject))]
[assembly: GenerateBinarizer(typeof(ComplexObject))]
[assembly: GenerateBinarizer(typeof(ComplexList))]
[assembly: GenerateBinarizer(typeof(DeepObject))]
[assembly: GenerateBinarizer(typeof(Car))]
[assembly: GenerateBinarizer(typeof(TreeNode))]
