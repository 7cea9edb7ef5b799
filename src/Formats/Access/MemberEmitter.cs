using System.Reflection.Emit;

namespace SerBench.Formats.Access;

internal static class MemberEmitter
{
    // Delegates with a target are faster, so all delegates get this target, which their code ignores.
    private static readonly object Target = new();

    public static TDelegate Getter<TDelegate>(FieldInfo field, Type targetType, Type valueType)
        where TDelegate : Delegate
    {
        var method = new DynamicMethod(
            $"get_{field.Name}", valueType, [typeof(object), targetType], typeof(MemberEmitter), skipVisibility: true);
        ILGenerator il = method.GetILGenerator();
        LoadTarget(il, field.DeclaringType!, targetType);
        il.Emit(OpCodes.Ldfld, field);
        if (valueType != field.FieldType)
        {
            il.Emit(OpCodes.Box, field.FieldType);
        }

        il.Emit(OpCodes.Ret);
        return method.CreateDelegate<TDelegate>(Target);
    }

    public static TDelegate Setter<TDelegate>(FieldInfo field, Type targetType, Type valueType)
        where TDelegate : Delegate
    {
        var method = new DynamicMethod(
            $"set_{field.Name}", null, [typeof(object), targetType, valueType], typeof(MemberEmitter), skipVisibility: true);
        ILGenerator il = method.GetILGenerator();
        LoadTarget(il, field.DeclaringType!, targetType);
        il.Emit(OpCodes.Ldarg_2);
        if (valueType != field.FieldType)
        {
            il.Emit(OpCodes.Unbox_Any, field.FieldType);
        }

        il.Emit(OpCodes.Stfld, field);
        il.Emit(OpCodes.Ret);
        return method.CreateDelegate<TDelegate>(Target);
    }

    private static void LoadTarget(ILGenerator il, Type declaring, Type targetType)
    {
        if (targetType == typeof(object))
        {
            il.Emit(OpCodes.Ldarg_1);
            il.Emit(declaring.IsValueType ? OpCodes.Unbox : OpCodes.Castclass, declaring);
        }
        else if (targetType.IsByRef)
        {
            il.Emit(OpCodes.Ldarg_1);
            if (!declaring.IsValueType)
            {
                il.Emit(OpCodes.Ldind_Ref);
            }
        }
        else
        {
            il.Emit(declaring.IsValueType ? OpCodes.Ldarga_S : OpCodes.Ldarg_S, (byte)1);
        }
    }
}
