using System.Reflection;
using System.Runtime.Serialization;

namespace SerBench.Formats.Nrbf.Layouts;

/// <summary>Methods that BinaryFormatter calls while it works; types that have some are refused rather than treated without.</summary>
internal static class SerializationCallbacks
{
    private static readonly Type[] Attributes =
        [typeof(OnSerializingAttribute), typeof(OnSerializedAttribute), typeof(OnDeserializingAttribute), typeof(OnDeserializedAttribute)];

    public static bool Exist(Type type) => SerializableMembers.Ancestors(type).Prepend(type)
        .SelectMany(level => level.GetMethods(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly))
        .Any(method => Attributes.Any(attribute => method.IsDefined(attribute, inherit: false)));
}
