namespace SerBench.Migration.Old;

internal static class Obstacles
{
    public static ObstacleKind? Find(OldName name) => name.Definition switch
    {
        "System.DelegateSerializationHolder" or "System.DelegateSerializationHolder+DelegateEntry"
            or "System.Reflection.MemberInfoSerializationHolder" => ObstacleKind.Delegate,
        "System.Data.DataSet" or "System.Data.DataTable" => ObstacleKind.DataSet,
        "System.UnitySerializationHolder" or "System.Runtime.Remoting.ObjRef" or "System.Drawing.Bitmap" or "System.Drawing.Icon"
            or "System.Globalization.CultureInfo" or "System.Text.RegularExpressions.Regex" => ObstacleKind.Serializable,
        _ => null,
    };

    public static string NameOf(ObstacleKind kind) => kind switch
    {
        ObstacleKind.Object => "object of several types",
        ObstacleKind.Delegate => "delegate",
        ObstacleKind.Serializable => "ISerializable",
        ObstacleKind.DataSet => "DataSet",
        ObstacleKind.Cycle => "cycle",
        ObstacleKind.Dimensions => "array of several dimensions",
        ObstacleKind.Versions => "versions of different types",
        _ => "too deep",
    };

    public static string AdviceFor(ObstacleKind kind) => kind switch
    {
        ObstacleKind.Object => "Give the member a type: the one that is meant, a class with a member for each kind of value, or text. "
            + "No alternative carries `object` without the names of types in the data, which is what made BinaryFormatter unsafe.",
        ObstacleKind.Delegate => "Leave the member out: a delegate names code, and reading it runs that code. "
            + "Attach handlers again after reading. In the old program, mark the field [NonSerialized].",
        ObstacleKind.Serializable => "The type decides by its own code what is written. "
            + "Replace it by the values that it was made of, such as a name, a pattern or the bytes of a picture.",
        ObstacleKind.DataSet =>
            "Write it as XML in the old program (WriteXml with XmlWriteMode.WriteSchema), or read its tables into lists of classes.",
        ObstacleKind.Cycle =>
            "Leave out the member that leads back, and set it again after reading; or give objects numbers and refer to them by number.",
        ObstacleKind.Dimensions => "Make it an array of arrays, or one array with its lengths.",
        ObstacleKind.Versions =>
            "Two versions give the member types that exclude each other. Convert the files of each version by themselves.",
        _ => "Write chains as lists: alternatives read nested objects by recursion.",
    };
}

internal enum ObstacleKind
{
    Object,
    Delegate,
    Serializable,
    DataSet,
    Cycle,
    Dimensions,
    Versions,
    Depth,
}
