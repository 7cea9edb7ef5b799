// The models are plain data and know no serializer, so this file requests their binarizers.
[assembly: GenerateBinarizer(typeof(Person))]
[assembly: GenerateBinarizer(typeof(SimpleObject))]
[assembly: GenerateBinarizer(typeof(ComplexObject))]
[assembly: GenerateBinarizer(typeof(ComplexList))]
[assembly: GenerateBinarizer(typeof(DeepObject))]
[assembly: GenerateBinarizer(typeof(Car))]
[assembly: GenerateBinarizer(typeof(TreeNode))]
