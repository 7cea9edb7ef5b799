using SerBench.Model;
using SerBench.Serializers.Codecs;

namespace SerBench.Serializers.Peers.NinoPeer.Open;

// What a message can be made of, for discovery: the twins convert themselves.
internal readonly struct PersonConversion : ITwin<Person, PersonTwin>
{
    public static PersonTwin ToTwin(Person value) => PersonTwin.From(value);

    public static Person FromTwin(PersonTwin twin) => twin.ToModel();
}

internal readonly struct SimpleObjectConversion : ITwin<SimpleObject, SimpleObjectTwin>
{
    public static SimpleObjectTwin ToTwin(SimpleObject value) => SimpleObjectTwin.From(value);

    public static SimpleObject FromTwin(SimpleObjectTwin twin) => twin.ToModel();
}

internal readonly struct ComplexObjectConversion : ITwin<ComplexObject, ComplexObjectTwin>
{
    public static ComplexObjectTwin ToTwin(ComplexObject value) => ComplexObjectTwin.From(value);

    public static ComplexObject FromTwin(ComplexObjectTwin twin) => twin.ToModel();
}

internal readonly struct ComplexListConversion : ITwin<ComplexList, ComplexListTwin>
{
    public static ComplexListTwin ToTwin(ComplexList value) => ComplexListTwin.From(value);

    public static ComplexList FromTwin(ComplexListTwin twin) => twin.ToModel();
}

internal readonly struct DeepObjectConversion : ITwin<DeepObject, DeepObjectTwin>
{
    public static DeepObjectTwin ToTwin(DeepObject value) => DeepObjectTwin.From(value);

    public static DeepObject FromTwin(DeepObjectTwin twin) => twin.ToModel();
}

internal readonly struct CarConversion : ITwin<Car, CarTwin>
{
    public static CarTwin ToTwin(Car value) => CarTwin.From(value);

    public static Car FromTwin(CarTwin twin) => twin.ToModel();
}

internal readonly struct TreeNodeConversion : ITwin<TreeNode, TreeNodeTwin>
{
    public static TreeNodeTwin ToTwin(TreeNode value) => TreeNodeTwin.From(value);

    public static TreeNode FromTwin(TreeNodeTwin twin) => twin.ToModel();
}
